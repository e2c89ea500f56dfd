/** What is expected, in Hebrew, and an example where one says more than words; $1 is what the pattern caught. */
type Translation = readonly [pattern: RegExp, hebrew: string, example?: string]

/**
 * Everything that a check or a schema may expect: the English phrase is the key. Paths and names come last in a
 * phrase, since terminals draw them out of place inside Hebrew.
 */
const TRANSLATIONS: readonly Translation[] = [
  [/^(?:string|text)$/, 'טקסט, בין גרשיים ישרים', `FIELD: 'טקסט'`],
  [/^number$/, 'מספר, בלי מירכאות', 'FIELD: 10'],
  [/^int$/, 'מספר שלם, בלי מירכאות', 'FIELD: 10'],
  [/^(?:boolean|true or false)$/, 'true או false, בלי מירכאות', 'FIELD: true'],
  [/^array$/, 'רשימה: כל פריט בשורה שמתחילה במקף', 'FIELD:\n  - …'],
  [/^(?:object|record)$/, 'כמה שדות, כל אחד בשורה משלו', 'FIELD:\n  …: …'],
  [/^a lower-case id/, 'שם באותיות אנגליות קטנות, בספרות ובמקפים', 'FIELD: how-to-book'],
  [/^a number such as 400/, 'מספר, בלי מירכאות', 'FIELD: 400'],
  [/^a whole number/, 'מספר שלם, בספרות בלבד'],
  [
    /^names in Hebrew and English/,
    'שמות בעברית ובאנגלית, וביניהם סימן שווה. בין שירות לשירות נקודה־פסיק',
  ],
  [/^0 or more/, '0 או יותר', 'FIELD: 400'],
  [
    /^a number in international form/,
    'מספר בצורה הבין־לאומית: בלי ה־0 שבהתחלה, בלי מקפים ועם ‎+972',
    `FIELD: '+972501234567'`,
  ],
  [/^digits and hyphens/, 'ספרות ומקפים, בין גרשיים', `FIELD: '1201'`],
  [/^an address that begins with/, 'כתובת אינטרנט מלאה', `FIELD: 'https://www.example.org'`],
  [/^an e-mail address/, 'כתובת דוא״ל', `FIELD: 'shalom@example.org'`],
  [/^a day such as/, 'תאריך: שנה, חודש ויום', 'FIELD: 2026-01-31'],
  [/^a time such as/, 'שעה בארבע ספרות, בין גרשיים', `FIELD: '09:00'`],
  [/^a time after it opens/, 'שעה שאחרי שעת הפתיחה; חצות כותבים 00:00', `FIELD: '20:00'`],
  [/^a colour such as/, 'צבע בשש ספרות, בין גרשיים', `FIELD: '#1d5245'`],
  [/^a language such as/, 'קוד של שפה, בלי מירכאות', 'FIELD: he'],
  [/^a file in content\/look\//, 'שם של קובץ בתיקייה look', 'FIELD: look/portrait.jpg'],
  [
    /^a picture that is there/,
    'תמונה שנמצאת שם. שמים את הקובץ בתיקייה look, או כותבים בלי תמונה',
    'FIELD: drawing',
  ],
  [/^a picture that can be opened/, 'קובץ תמונה שאפשר לפתוח: SVG, ‏PNG, ‏JPEG, ‏WebP או AVIF'],
  [/^at most (\d+) characters/, 'לכל היותר $1 תווים, כדי שיראו את הכול בתוצאות החיפוש'],
  [/^at least (\d+) entr/, 'לפחות $1 ברשימה'],
  [/^(\d+) characters$/, 'בדיוק $1 תווים', 'FIELD: IL'],
  [/^one offer with firstMeeting/, 'firstMeeting: true ליד פריט אחד לכל היותר'],
  [/^a phone or a url/, 'טלפון, או כתובת אינטרנט אם אין טלפון', `phone: '1201'`],
  [/^always, or days and times/, 'always, או ימים ושעות', 'hours: always'],
  [
    /^a field that exists, perhaps (.*)$/,
    'שדה שקיים. בודקים את האיות, או מוחקים את השורה. השם הקרוב: $1',
  ],
  [/^a name that exists, perhaps (.*)$/, 'שם שקיים. השמות הקרובים: $1'],
  [/^a topic of (.*), perhaps (.*)$/, 'נושא שיש לו קובץ דוגמאות. השמות הקרובים: $2'],
  [/^a topic that no other question names: (.*) does$/, 'נושא ששייך לשאלה אחת. הוא כבר אצל: $1'],
  [/^one of (.*)$/, 'אחד מאלה: $1'],
  [/^"?[^ ]+"? or .*$/, 'אחד מאלה: $&'],
  [/^this file, which the site needs$/, 'הקובץ הזה, שהאתר צריך. אפשר להעתיק אותו מן הדוגמה'],
  [
    /^a question with help: true/,
    'שאלה אחת לפחות בשביל מי שנמצא בסכנה',
    'help: true\ntopics: [danger]',
  ],
  [/^other questions than itself$/, 'שאלות אחרות, לא השאלה עצמה'],
  [/^a question that (.*) does not have$/, 'שאלה אחרת: אותה שאלה כבר נמצאת ב־ $1'],
  [/^an id that no other (.*) has$/, 'שם שאין לשני פריטים'],
  [/^the answer below the front matter$/, 'תשובה, מתחת לשורה השנייה של שלושת המקפים'],
  [
    /^plain text: /,
    'טקסט פשוט, בלי כותרות, הדגשות וקישורים. מותרות רשימות שמתחילות במקף או במספר',
    '1. הצעד הראשון.\n2. הצעד השני.',
  ],
  [/^(\{\{[^ ]+\}\}) before any other number$/, 'המספר של הקו הראשון ברשימה, לפני כל מספר אחר: $1'],
  [/^at least ([\d.]+):1: a (lighter|darker) (\w+)/, 'צבע שקל לקרוא: ניגודיות של $1:1 לפחות'],
  [
    /^the words themselves/,
    'המילים עצמן: בקובץ הזה כתובות העובדות, ושמות בסוגריים מסולסלים אינם מתמלאים בו',
    `FIELD: 'רחוב הרצל 1'`,
  ],
  [
    /^two braces on each side/,
    'שני סוגריים מסולסלים מכל צד, ושם אחד ביניהם',
    'עולה {{offers.session.price}}.',
  ],
  [
    /^an example that (.*) \(line (\d+)\) does not have/,
    'כל דוגמה במקום אחד. היא כבר נמצאת ב־ $1:$2',
  ],
  [/^the name of an entry: there is no (.*)$/, 'שם של שאלה או של תחום טיפול. אין קובץ $1'],
  [/^text in UTF-8/, 'קובץ טקסט בקידוד UTF-8. שומרים אותו שוב בקידוד הזה'],
  [/^something: the file is empty/, 'תוכן: הקובץ ריק'],
  [
    /^front matter between two lines/,
    'שדות בראש הקובץ, בין שתי שורות של שלושה מקפים',
    `---\nquestion: '…'\n---\nהתשובה.`,
  ],
  [
    /^a line of three hyphens after the fields/,
    'שורה של שלושה מקפים גם אחרי השדות',
    `---\nquestion: '…'\n---\nהתשובה.`,
  ],
  [/^spaces at the beginning of the line/, 'רווחים בתחילת השורה, לא טאב'],
  [
    /^the text in single quotes/,
    'הטקסט כולו בין גרשיים ישרים, כי יש בו נקודתיים, מירכאות או סימן אחר. בפנים כותבים גרשיים עבריים (״)',
    `FIELD: 'ביטול: עד 24 שעות, לפי רו״ח'`,
  ],
  [/^a quote at the end/, 'גרש גם בסוף הטקסט, ורק שם', `FIELD: 'טקסט'`],
  [/^a field that is written once$/, 'כל שדה פעם אחת. מוחקים את השורה הכפולה'],
  [/^lines that begin as far in/, 'שורות שמתחילות באותו מרחק כמו השורות שליד'],
  [/^a line that YAML can read/, 'שורה שאפשר לקרוא', `FIELD: 'טקסט'`],
]

/**
 * What is expected, in Hebrew, and how it may look in the file, a line each, where words do not say enough.
 *
 * @returns undefined where nobody has said it yet.
 */
export function inHebrew(
  expected: string,
  field = '',
): { words: string; example: string[] } | undefined {
  const found = TRANSLATIONS.find(([pattern]) => pattern.test(expected))
  if (!found) return undefined
  const [pattern, hebrew, example] = found
  const name = field.split('.').findLast((part) => /^[a-z]\w*$/i.test(part)) ?? 'title'
  return {
    words: pattern.exec(expected)?.[0].replace(pattern, hebrew) ?? '',
    example: example?.replaceAll('FIELD', name).split('\n') ?? [],
  }
}
