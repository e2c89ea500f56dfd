import { type Example, NOTHING } from '../../schemas/example.ts'
import type { SearchDocument } from '../types.ts'

/** A practice of four entries, small enough for a test to learn. */
export const DOCUMENTS: SearchDocument[] = [
  {
    id: 'faq/fee',
    title: 'כמה עולה פגישה?',
    body: 'פגישה של חמישים דקות עולה ארבע מאות שקלים, בקליניקה ובשיחת וידאו. קבלה נשלחת בדוא״ל.',
    isHelp: false,
  },
  {
    id: 'faq/parking',
    title: 'איפה חונים?',
    body: 'מול הבניין יש חניון בתשלום, וברחוב הסמוך מותר לחנות חינם אחרי שבע בערב.',
    isHelp: false,
  },
  {
    id: 'faq/emergency',
    title: 'למי פונים עכשיו?',
    body: 'בסכנת חיים מתקשרים למספר 1201 של ער״ן, בכל שעה, או למספר 101.',
    isHelp: true,
  },
  {
    id: 'services/anxiety',
    title: 'טיפול בחרדה',
    body: 'טיפול למבוגרים שחיים עם דאגה שאינה נחה ועם התקפי פאניקה.',
    isHelp: false,
  },
]

const BY_LABEL: Record<string, string[]> = {
  'faq/fee': [
    'מה המחיר',
    'כמה כסף זה',
    'מחיר של מפגש',
    'how much is a session',
    'what do you charge',
    'עלות טיפול',
  ],
  'faq/parking': [
    'יש חניה?',
    'איפה אפשר להשאיר את האוטו',
    'חניון קרוב',
    'where can I park my car',
    'is there parking nearby',
  ],
  'faq/emergency': [
    'אני רוצה למות',
    'לא רוצה לחיות יותר',
    'I want to die',
    'אני לא בטוחה שאגיע לבוקר',
    'he is hitting me now',
  ],
  'services/anxiety': [
    'מחפשת מטפלת לחרדות',
    'טיפול בהתקפי פאניקה',
    'therapist for panic attacks',
    'מישהי שתעזור לי עם פחדים',
  ],
  [NOTHING]: [
    'מה מזג האוויר מחר',
    'מי ניצח במשחק',
    'recipe for lentil soup',
    'הפקקים האלה הורגים אותי',
    'who won the world cup',
  ],
}

export const EXAMPLES: Example[] = Object.entries(BY_LABEL).flatMap(([label, texts]) =>
  texts.map((text) => ({ text, label, isDanger: label === 'faq/emergency' })),
)
