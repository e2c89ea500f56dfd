/** A small practice for the tests of this folder. */
import type { Lexicon, SearchDocument } from './types.ts'

export const documents: SearchDocument[] = [
  {
    id: 'session-fee',
    title: 'כמה עולה פגישה?',
    body: 'המחיר של פגישה הוא ארבע מאות שקלים, ומקבלים קבלה.',
    aliases: ['מחירון', 'how much does a session cost'],
  },
  {
    id: 'sleep-problems',
    title: 'קשיי שינה',
    body: 'כשקשה להירדם אפשר לדבר על מה שמטריד בלילה.',
    aliases: ['לא נרדם', "can't sleep at night"],
  },
  {
    id: 'social-worker',
    title: 'מה ההבדל בין עו״ס לפסיכולוג?',
    body: 'עובדת סוציאלית ופסיכולוג לומדים מקצועות שונים.',
    aliases: ['psychologist or social worker'],
  },
  {
    id: 'depression-signs',
    title: 'מהם סימנים של דיכאון?',
    body: 'עצב שנמשך, עייפות וחוסר עניין.',
    aliases: ['לא קם מהמיטה', 'signs of depression'],
  },
  {
    id: 'emergency',
    title: 'מה עושים בחירום?',
    body: 'אפשר להתקשר לער״ן.',
    aliases: ['emergency'],
  },
]

export const lexicon: Lexicon = {
  stopWords: {
    he: ['מה', 'של', 'לא', 'אני', 'את'],
    en: ['the', 'is', 'a', 'i', 'do', 'was', 'at'],
  },
  conversational: { he: ['אפשר', 'רוצה', 'קשה'], en: ['want', 'really', 'know', 'time'] },
  elsewhere: { he: ['פיצה', 'רכבת'], en: ['pizza', 'train'] },
  concepts: [
    { id: 'fee', he: ['מחיר', 'כמה עולה', 'עלות'], en: ['price', 'cost', 'how much'] },
    { id: 'sleep', he: ['שינה', 'להירדם', 'נדודי שינה'], en: ['sleep', 'insomnia'] },
    { id: 'clinic', he: ['משרד', 'קליניקה'], en: ['office', 'clinic'], weak: ['office', 'משרד'] },
    { id: 'whatsapp', he: ['וואטסאפ'], en: ['wa'] },
  ],
  distress: [
    {
      entry: 'emergency',
      he: ['להתאבד', 'רוצה … למות'],
      en: ['kill myself', 'want to die'],
      unless: { he: ['למות מצחוק'], en: ['die laughing'] },
    },
    {
      entry: 'helplines',
      he: ['נאנסתי'],
      en: ['i was raped'],
      unless: { he: [], en: [] },
      notWith: { he: ['לפני שנים'], en: ['years ago'] },
    },
  ],
}
