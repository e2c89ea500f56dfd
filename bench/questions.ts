const WORDS = [
  'מחיר',
  'פגישה',
  'חרדה',
  'דיכאון',
  'טראומה',
  'זום',
  'ביטול',
  'סודיות',
  'anxiety',
  'price',
  'session',
  'online',
]

/** Questions of the benchmarks, asked in turn, so that answers cannot simply be cached. */
export const QUESTIONS = WORDS.flatMap((a) => WORDS.map((b) => `${a} ${b}`))
