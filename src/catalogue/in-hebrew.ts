/** What is expected, in Hebrew, and an example where one says more than words; $1 in either is what the pattern caught. */
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
  [
    /^a lower-case id such as (\S+), and \.md$/,
    'שם באותיות אנגליות קטנות, בספרות ובמקפים, ובסופו הסיומת md',
    '$1.md',
  ],
  [/^a lower-case id such as (\S+)$/, 'שם באותיות אנגליות קטנות, בספרות ובמקפים בלבד, כמו $1'],
  [/^a number above (\S+)$/, 'מספר גדול מ־$1', 'FIELD: 45'],
  [/^a number of at least (\S+)$/, 'מספר שאינו קטן מ־ $1'],
  [/^a number of at most (\S+)$/, 'מספר שאינו גדול מ־ $1'],
  [/^a number such as 400/, 'מספר, בלי מירכאות', 'FIELD: 400'],
  [/^a whole number/, 'מספר שלם, בספרות בלבד'],
  [
    /^names in Hebrew and English/,
    'שמות בעברית ובאנגלית, וביניהם סימן שווה. בין שירות לשירות נקודה־פסיק',
  ],
  [/^an English name of its own/, 'שם אחר באנגלית לכל שירות: ממנו נעשית הכתובת של הדף'],
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
  [
    /^a colour such as/,
    'צבע: הסימן # ושש ספרות (או אותיות a עד f), בין גרשיים',
    `FIELD: '#1d5245'`,
  ],
  [/^a language such as/, 'קוד של שפה, בלי מירכאות', 'FIELD: he'],
  [
    /^a file in content\/look\//,
    'המילה look, קו נטוי, ושם באנגלית בלי רווחים, בסיומת svg, ‏png, ‏jpg, ‏webp או avif. תמונה של אייפון (heic) שומרים קודם כ־jpg',
    'FIELD: look/portrait.jpg',
  ],
  [
    /^a file and what it shows/,
    'שם של קובץ, ומה רואים בתמונה',
    `FIELD: { file: look/room.jpg, alt: 'חדר הטיפולים' }`,
  ],
  [
    /^a picture that is there, or the word (\w+)$/,
    'תמונה שנמצאת שם. שמים את הקובץ בתיקייה look, או כותבים במקומה את המילה $1',
    'FIELD: $1',
  ],
  [/^a picture that can be opened/, 'קובץ תמונה שאפשר לפתוח: SVG, ‏PNG, ‏JPEG, ‏WebP או AVIF'],
  [
    /^a drawing that runs and loads nothing/,
    'ציור בלי סקריפטים, בלי קישורים ובלי קבצים אחרים. שומרים אותו בתוכנת הציור כ־SVG פשוט (Plain SVG), או כ־PNG',
  ],
  [
    /^a drawing that can be read/,
    'ציור שאפשר לקרוא. שומרים אותו שוב בתוכנת הציור כ־SVG פשוט (Plain SVG)',
  ],
  [/^the file itself/, 'הקובץ עצמו. מעתיקים אותו לכאן במקום הקישור (קיצור הדרך)'],
  [/^a plain file/, 'קובץ רגיל. מוציאים מכאן את מה שעומד במקומו'],
  [/^a file that may be read/, 'קובץ שמותר לקרוא. נותנים לעצמכם הרשאת קריאה'],
  [
    /^values that are written out/,
    'ערכים שכתובים במלואם, בלי הסימנים & ו־* שמפנים למה שכתוב במקום אחר',
  ],
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
  [
    /^a name that exists, perhaps (.*)$/,
    'שם שקיים. אם מה שנקרא כך נמחק, מוחקים את השם גם מכאן. השמות הקרובים: $1',
  ],
  [/^a name that exists, or none/, 'שם שקיים. אם מה שנקרא כך נמחק, מוחקים את השם גם מכאן'],
  [/^the name (\S+): its ending is there twice$/, 'שם עם סיומת אחת. השם הנכון: $1'],
  [/^the name (content\/.*)$/, 'שם שהאתר קורא. השם הנכון: $1'],
  [
    /^a file that the site reads/,
    'קובץ שהאתר קורא: md ו־txt בתוך faq או services, תמונות בתוך look. כל קובץ אחר מוציאים מהתיקייה content',
  ],
  [/^a topic of (.*), perhaps (.*)$/, 'נושא שיש לו קובץ דוגמאות. השמות הקרובים: $2'],
  [/^a topic that no other question names: (.*) does$/, 'נושא ששייך לשאלה אחת. הוא כבר אצל: $1'],
  [/^one of (.*)$/, 'אחד מאלה: $1'],
  [/^"?[^ ]+"? or .*$/, 'אחד מאלה: $&'],
  [
    /^this file, which the site needs: (.*)$/,
    'הקובץ הזה, שהאתר צריך. אם הוא נמחק, הפקודה הזאת מחזירה אותו כפי שנשמר ב־Git',
    '$1',
  ],
  [/^words of your own/, 'המילים שלכם: סוגריים מרובעים כפולים מתמלאים רק כשמריצים npm run new'],
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
  [/^words without HTML/, 'מילים בלי HTML: בטקסט אין תגיות. קוד מראים בין גרשיים הפוכים (`)'],
  [
    /^no picture in a text/,
    'טקסט בלי תמונה: תמונות כותבים ב־look.yaml, ואת הקבצים שמים בתיקייה look',
  ],
  [
    /^a link to a page of this site/,
    'קישור לדף של האתר, או כתובת שמתחילה ב־https://,‏ mailto: או tel:',
    '[שם הקישור](/booking)',
  ],
  [/^(\{\{[^ ]+\}\}) before any other number$/, 'המספר של הקו הראשון ברשימה, לפני כל מספר אחר: $1'],
  [/^at least ([\d.]+):1: a (lighter|darker) (\w+)/, 'צבע שקל לקרוא: ניגודיות של $1:1 לפחות'],
  [
    /^straight quotes around/,
    'גרש ישר בהתחלה ובסוף, או בשום צד. לציטוט בתוך הטקסט: גרשיים עבריים (״)',
    `FIELD: 'טקסט'`,
  ],
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
  [
    /^spaces at the beginning of the line/,
    'רווחים רגילים בתחילת השורה, לא טאב ולא סימן אחר. מוחקים את מה שלפני המילה, ומקלידים רווחים',
  ],
  [/^a \] that closes the list/, 'סוגר ] בסוף הרשימה', 'FIELD: […]'],
  [/^a \} that closes/, 'סוגר } שסוגר את הסוגר { שבאותה שורה', 'FIELD: { … }'],
  [/^a colon and a space after the name/, 'נקודתיים מיד אחרי שם השדה, ואחריהן רווח', 'FIELD: …'],
  [
    /^no straight quote inside/,
    'גרש עברי (׳) או גרשיים עבריים (״) בתוך הטקסט: גרש ישר שבאמצע סוגר אותו לפני הזמן',
    `FIELD: 'צ׳ק פוסט, לפי רו״ח'`,
  ],
  [
    /^('.*') in single quotes: # begins a comment$/,
    'הערך כולו בין גרשיים ישרים: בלעדיהם מה שאחרי הסימן # נחשב הערה, ואינו נקרא',
    'FIELD: $1',
  ],
  [
    /^the text in single quotes/,
    'הטקסט כולו בין גרשיים ישרים, כי יש בו נקודתיים, מירכאות או סימן אחר. בפנים כותבים גרש וגרשיים עבריים (׳ ״)',
    `FIELD: 'ביטול: עד 24 שעות, לפי רו״ח'`,
  ],
  [/^a quote at the end/, 'גרש גם בסוף הטקסט, ורק שם', `FIELD: 'טקסט'`],
  [/^a field that is written once$/, 'כל שדה פעם אחת. מוחקים את השורה הכפולה'],
  [/^lines that begin as far in/, 'שורות שמתחילות באותו מרחק כמו השורות שליד'],
  [
    /^a line that YAML can read/,
    'שורה של שדה. אם היא ממשיכה את הטקסט שמעליה, מוסיפים רווחים בתחילתה',
  ],
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
  // A whole file has no name that could stand in an example.
  const isFile = field === 'file'
  const [said = ''] = pattern.exec(expected) ?? []
  const name = field.split('.').findLast((part) => /^[a-z]\w*$/i.test(part)) ?? 'title'
  return {
    words: said.replace(pattern, hebrew).replaceAll(' or ', ' או '),
    example:
      example && !(isFile && example.includes('FIELD'))
        ? said.replace(pattern, example).replaceAll('FIELD', name).split('\n')
        : [],
  }
}
