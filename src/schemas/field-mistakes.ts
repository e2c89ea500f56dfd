/**
 * What is wrong with a field, or with an answer to `npm run new`. Keys are zod's own names where it has one;
 * `catalogue/mistakes.ts` describes the rows.
 */
export const FIELD_MISTAKES = {
  string: ['text', 'טקסט', `<field>: 'טקסט'`],
  number: ['a number', 'מספר, בלי מירכאות', '<field>: 10'],
  int: ['a whole number', 'מספר שלם, בלי מירכאות', '<field>: 10'],
  boolean: ['true or false', 'true או false, בלי מירכאות', '<field>: true'],
  array: [
    'a list: each item on a line that begins with a hyphen',
    'רשימה: כל פריט בשורה שמתחילה במקף',
    '<field>:\n  - …',
  ],
  object: [
    'fields, each on a line of its own: <known>',
    'כמה שדות, כל אחד בשורה משלו: <known>',
    '<field>:\n  …: …',
  ],
  id: [
    'a lower-case id such as how-to-book, of at most 80 characters, and not index',
    'שם באותיות אנגליות קטנות, בספרות ובמקפים בלבד, עד 80 תווים, ולא index; למשל how-to-book',
  ],
  above: ['a number above <least>', 'מספר גדול מ־<least>', '<field>: 45'],
  'at-least': ['a number of at least <least>', 'מספר שאינו קטן מ־<least>'],
  'at-most': ['a number of at most <most>', 'מספר שאינו גדול מ־<most>'],
  price: ['a number such as 400', 'מספר, בלי מירכאות', '<field>: 400'],
  agorot: [
    'a number with two decimals at most',
    'מספר עם שתי ספרות לכל היותר אחרי הנקודה',
    '<field>: 399.9',
  ],
  digits: ['a whole number, in digits alone', 'מספר שלם, בספרות בלבד'],
  telephone: [
    'a number in international form such as +97231234567',
    'מספר בצורה הבין־לאומית: בלי ה־0 שבהתחלה, בלי מקפים ועם ‎+972',
    `<field>: '+972501234567'`,
  ],
  telegram: [
    'a name such as @practice, or a number in international form such as +972501234567',
    'שם בטלגרם, שמתחיל ב־@, או מספר בצורה הבין־לאומית: בלי ה־0 שבהתחלה ועם ‎+972',
    `<field>: '@practice'`,
  ],
  dialled: [
    `three digits at least, with hyphens only between them, in quotes, such as '1201'`,
    'שלוש ספרות לפחות, ומקפים רק ביניהן, בין גרשיים',
    `<field>: '1201'`,
  ],
  'web-address': [
    'an address that begins with https://',
    'כתובת אינטרנט מלאה',
    `<field>: 'https://www.example.org'`,
  ],
  email: [
    'an e-mail address such as shalom@example.org',
    'כתובת דוא״ל',
    `<field>: 'shalom@example.org'`,
  ],
  day: ['a day such as 2026-01-31', 'תאריך: שנה, חודש ויום', '<field>: 2026-01-31'],
  time: [`a time such as '09:00', in quotes`, 'שעה בארבע ספרות, בין גרשיים', `<field>: '09:00'`],
  'closing-time': [
    'a time after it opens; midnight is 00:00',
    'שעה שאחרי שעת הפתיחה; חצות כותבים 00:00',
    `<field>: '20:00'`,
  ],
  'overlapping-hours': [
    'hours that do not overlap: on <day> there are both <first> and <second>',
    'שעות שאינן חופפות. באותו יום כתובות גם <first> וגם <second>. היום: <day>',
  ],
  colour: [
    `a colour such as '#1d5245', in quotes`,
    'צבע: הסימן # ושש ספרות (או אותיות a עד f), בין גרשיים',
    `<field>: '#1d5245'`,
  ],
  language: ['a language such as he or en', 'קוד של שפה, בלי מירכאות', '<field>: he'],
  'site-language': [
    'he, ar, ru or en',
    'he, ‏ar, ‏ru או en: עברית, ערבית, רוסית או אנגלית',
    '<field>: he',
  ],
  'recording-file': [
    'a file in content/look/ such as look/voice.m4a',
    'קובץ מסוג mp3 או m4a בתיקייה look, ששמו באותיות אנגליות',
    '<field>: look/voice.m4a',
  ],
  recording: [
    'a file and what is said',
    'קובץ, ומה נאמר בו',
    `<field>: { file: look/voice.m4a, text: 'שלום' }`,
  ],
  'picture-file': [
    'a file in content/look/ such as look/portrait.jpg',
    'המילה look, קו נטוי, ושם באנגלית בלי רווחים, בסיומת svg, ‏png, ‏jpg, ‏webp או avif. תמונה של אייפון (heic) שומרים קודם כ־jpg',
    '<field>: look/portrait.jpg',
  ],
  picture: [
    `a file and what it shows: { file: look/room.jpg, alt: 'the room' }`,
    'שם של קובץ, ומה רואים בתמונה',
    `<field>: { file: look/room.jpg, alt: 'חדר הטיפולים' }`,
  ],
  'too-long': [
    'at most <most> characters, not <length>: search results cut off what is longer',
    'לכל היותר <most> תווים (עכשיו <length>), כדי שיראו את הכול בתוצאות החיפוש',
  ],
  'too-few': ['at least <least> in the list', 'לפחות <least> ברשימה'],
  repeated: [
    'each item once: <value> is already in the list',
    'כל פריט פעם אחת. ברשימה כבר כתוב: <value>',
  ],
  length: ['<length> characters', 'בדיוק <length> תווים', '<field>: IL'],
  ages: [
    'from, to, or both, and from no higher than to',
    'from, ‏to, או שניהם, ובלי שהראשון גדול מהשני',
    '<field>: { from: 6, to: 18 }',
  ],
  'person-or-people': [
    'either person, for a practice of one, or people: not both',
    'או person, כשעובדים לבד, או people, כשעובדים כמה: לא שניהם',
  ],
  'one-first-meeting': [
    'at most one offer with firstMeeting: true',
    'firstMeeting: true ליד פריט אחד לכל היותר',
  ],
  'phone-or-url': ['a phone or a url', 'טלפון, או כתובת אינטרנט אם אין טלפון', `phone: '1201'`],
  hours: ['always, or days and times', 'always, או ימים ושעות', 'hours: always'],
  'unknown-field': [
    'a field that exists: <known>',
    'שדה שקיים, או שמוחקים את השורה. אלה השדות שיש כאן: <known>',
  ],
  'in-channels': [
    'an item of the list of channels',
    'שורה ברשימה של דרכי הקשר',
    "channels:\n  - { type: <type>, value: '…' }",
  ],
  'misspelt-field': [
    'a field that exists, perhaps <near>',
    'שדה שקיים. בודקים את האיות, או מוחקים את השורה. השם הקרוב: <near>',
  ],
  'one-of': ['one of <values>', 'אחד מאלה: <values>'],
  tokens: ['a text with <tokens> in it', 'טקסט שיש בו <tokens>'],
  'control-sign': [
    'the same without a sign that nobody sees: type it anew, or paste it as plain text',
    'אותו טקסט בלי סימן שאיש לא רואה. מקלידים אותו מחדש, או מדביקים כטקסט פשוט',
  ],
  unfilled: [
    'words of your own: only npm run new fills names in square brackets',
    'המילים שלכם: סוגריים מרובעים כפולים מתמלאים רק כשמריצים npm run new',
  ],
  'gender-answer': ['female, male or several', 'נקבה, זכר או רבים'],
  'ages-answer': ['ages such as 6-18 or 18+, or nothing', 'גילים, למשל 6-18 או 18+, או שום דבר'],
  channels: [
    'ways to be reached, each with its number, name or address, such as whatsapp 052-123-4567; telegram @practice; shalom@example.org',
    'דרך אחת לפחות, ולכל אחת מספר, שם או כתובת, למשל: וואטסאפ 052-123-4567; טלגרם ‎@practice; shalom@example.org',
  ],
  'hours-answer': [
    'days and hours such as א-ה 9:00-18:00; ו 9:00-13:00, in English Sun-Thu 9:00-18:00',
    'ימים ושעות, למשל: א-ה 9:00-18:00; ו 9:00-13:00',
  ],
  'languages-answer': [
    'languages such as Hebrew, Arabic, or their codes such as nl',
    'שפות, וביניהן פסיק, למשל: עברית, ערבית. שפה שאינה מוכרת כאן כותבים בקוד שלה, למשל nl',
  ],
  'further-pages': [
    'Hebrew, Arabic or Russian, or nothing',
    'עברית, ערבית או רוסית, וביניהן פסיק, או שום דבר',
  ],
  'service-names': [
    'names in the language of the site and in English such as גמגום = stuttering; שפה = language delay',
    'שמות בעברית ובאנגלית, וביניהם סימן שווה. בין שירות לשירות נקודה־פסיק',
  ],
  'service-name-twice': [
    'names of its own for each service, in the language of the site and in English',
    'שם אחר לכל שירות, בשפת האתר וגם באנגלית: מהשם באנגלית נעשית הכתובת של הדף',
  ],
} as const

export type FieldMistake = keyof typeof FIELD_MISTAKES
