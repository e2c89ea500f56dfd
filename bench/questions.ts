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

/** What the benches ask, each in turn, so that no answer can be kept from the last time. */
export const QUESTIONS = WORDS.flatMap((a) => WORDS.map((b) => `${a} ${b}`))
