/** What is wrong between files, and with texts. */
export const TEXT_MISTAKES = {
  'unknown-name': [
    'a name that exists, or none: what it named may have been deleted',
    'שם שקיים. אם מה שנקרא כך נמחק, מוחקים את השם גם מכאן',
  ],
  'misspelt-name': [
    'a name that exists, perhaps <near>',
    'שם שקיים. אם מה שנקרא כך נמחק, מוחקים את השם גם מכאן. השמות הקרובים: <near>',
  ],
  renamed: [
    'a name that exists: was it renamed to <name>?',
    'שם שקיים. אולי הקובץ קיבל שם חדש: <name>',
  ],
  itself: ['other questions than itself', 'שאלות אחרות, לא השאלה עצמה'],
  'same-question': [
    'a question that <file> does not have',
    'שאלה אחרת: אותה שאלה כבר נמצאת ב־ <file>',
  ],
  'same-id': ['an id that nothing else in this list has', 'שם שאין לשני פריטים'],
  'same-example': [
    'an example that <file> (line <line>) does not have: keep it where it belongs',
    'כל דוגמה במקום אחד. היא כבר נמצאת ב־ <file>:<line>',
  ],
  'unknown-topic': [
    'a topic of examples/asked, perhaps <near>',
    'נושא שיש לו דוגמאות בתיקייה examples/asked. השמות הקרובים: <near>',
  ],
  'taken-topic': [
    'a topic that no other question has: <file> has it',
    'נושא ששייך לשאלה אחת. הוא כבר אצל: <file>',
  ],
  'page-language': [
    '<language>, or no lang at all: the words around this page are in that language',
    '<language>, או בלי lang: המילים שסביב הדף הזה הן בשפה הזאת',
    'lang: <language>',
  ],
  'own-language': [
    'no such page: <language> is already the language of the whole site',
    'בלי הדף הזה: <language> היא השפה של האתר כולו',
  ],
  'language-words': [
    'languages: <language> in practice.yaml and in site.yaml, with who you are and the words around this page',
    'languages: <language> ב־practice.yaml וב־site.yaml: מי אתם, והמילים שסביב הדף הזה',
    'languages:\n  <language>:\n    name: …',
  ],
  'english-words': [
    'the words in English, as in examples/words',
    'המילים באנגלית, כמו בתיקייה examples/words',
    '<field>: …',
  ],
  'no-help': [
    'a question with help: true and topics: [danger]',
    'שאלה אחת לפחות בשביל מי שנמצא בסכנה',
    'help: true\ntopics: [danger]',
  ],
  'first-number': [
    '<first> before any other number',
    'המספר של הקו הראשון ברשימה, לפני כל מספר אחר: <first>',
  ],
  'too-light': [
    'at least <least>:1: a darker <colour>, or another paper or accent',
    'צבע כהה יותר, או paper ו־accent אחרים: ניגודיות של <least>:1 לפחות',
  ],
  'too-dark': [
    'at least <least>:1: a lighter <colour>, or another paper or accent',
    'צבע בהיר יותר, או paper ו־accent אחרים: ניגודיות של <least>:1 לפחות',
  ],
  'stray-quotes': [
    'straight quotes around the text, or none',
    'גרש ישר בהתחלה ובסוף, או בשום צד. לציטוט בתוך הטקסט: גרשיים עבריים (״)',
    `<field>: 'טקסט'`,
  ],
  'braces-in-facts': [
    'the words themselves, without braces',
    'המילים עצמן: בקובץ הזה כתובות העובדות, ושמות בסוגריים מסולסלים אינם מתמלאים בו',
    `<field>: 'רחוב הרצל 1'`,
  ],
  braces: [
    'two braces on each side of one name, such as {{contact.phone}}',
    'שני סוגריים מסולסלים מכל צד, ושם אחד ביניהם',
    'עולה {{offers.session.price}}.',
  ],
  html: [
    'words without HTML: code may stand between `backquotes`',
    'מילים בלי HTML: בטקסט אין תגיות. קוד מראים בין גרשיים הפוכים (`)',
  ],
  'picture-in-text': [
    'no picture in a text: put it in look.yaml',
    'טקסט בלי תמונה: תמונות כותבים ב־look.yaml, ואת הקבצים שמים בתיקייה look',
  ],
  'link-target': [
    'a link to a page of this site, or an address that begins with https://, mailto: or tel:',
    'קישור לדף של האתר, או כתובת שמתחילה ב־https://,‏ mailto: או tel:',
    '[שם הקישור](/booking)',
  ],
  'link-in-title': [
    'words without a link: links stand in texts',
    'מילים בלי קישור: קישורים כותבים בטקסט',
  ],
  'no-answer': ['the answer below the front matter', 'תשובה, מתחת לשורה השנייה של שלושת המקפים'],
  'no-text': [
    'the text of this page, below the front matter',
    'הטקסט של הדף, מתחת לשורה השנייה של שלושת המקפים',
  ],
  'too-few-words': [
    'at least <least> words, not <words>: nobody learns anything from less',
    'לפחות <least> מילים. עכשיו יש כאן: <words>',
  ],
  'too-many-words': [
    'at most <most> words, not <words>: shorten it, or split it in two',
    'לכל היותר <most> מילים. מקצרים, או מחלקים לשני טקסטים. עכשיו יש כאן: <words>',
  ],
  'second-title': [
    'a heading that begins with ##: the only title of a page is the one in its fields',
    'כותרת שמתחילה בשני סימני ##: הכותרת הגדולה של הדף היא זו שבראש הקובץ',
    '## הכותרת',
  ],
  'empty-heading': [
    'a heading with words, or no heading',
    'כותרת שיש בה מילים, או בלי כותרת: מוחקים את הסימנים ##',
    '## הכותרת',
  ],
  'task-list': [
    'a list without boxes to tick: nobody can tick them on a page',
    'רשימה רגילה, בלי תיבות לסימון: באתר אי אפשר לסמן אותן',
    '- תעודה מזהה.\n- מסמכים.',
  ],
  footnote: [
    'a text without footnotes: what a note says stands in the text',
    'טקסט בלי הערות שוליים: מה שבהערה כותבים בטקסט עצמו',
  ],
  'link-in-answer': [
    'words in place of the link: programs quote the answer without it; related questions stand in `related`',
    'מילים במקום הקישור: תוכנות מצטטות את התשובה בלעדיו. שאלות קרובות כותבים בשדה related',
    'related: [how-to-book]',
  ],
  'table-in-answer': [
    'a list in place of the table, a line for each row',
    'רשימה במקום הטבלה, שורה לכל דבר',
    '- פגישה: 50 דקות.\n- היכרות: 30 דקות.',
  ],
  undrawable: [
    'a title in letters that the picture for shared links has; not <signs>',
    'עברית, ערבית, רוסית, אנגלית, ספרות וסימני פיסוק: התמונה של שיתוף הקישור אינה יודעת לצייר את הסימנים האלה: <signs>',
  ],
  'plain-answer': [
    'plain text: paragraphs, and lists whose lines begin with 1. or -',
    'טקסט פשוט, בלי כותרות, הדגשות וקישורים. מותרות רשימות שמתחילות במקף או במספר',
    '1. הצעד הראשון.\n2. הצעד השני.',
  ],
} as const
