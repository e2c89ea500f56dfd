/** What is wrong with a file, with its YAML, or with a picture. */
export const FILE_MISTAKES = {
  link: [
    'the file itself, not a link: copy it here instead',
    'הקובץ עצמו. מעתיקים אותו לכאן במקום הקישור (קיצור הדרך)',
  ],
  'not-plain': [
    'a plain file: remove the folder, the pipe or the device that is in its place',
    'קובץ רגיל. מוציאים מכאן את מה שעומד במקומו, כמו תיקייה',
  ],
  locked: [
    'a file that can be read: give yourself permission to read it',
    'קובץ שמותר לקרוא. נותנים לעצמכם הרשאת קריאה',
  ],
  large: [
    'at most <most> KB: shorten it, or take out what got in by mistake',
    'קובץ של <most> קילובייט לכל היותר. מקצרים אותו, או מוציאים ממנו מה שנכנס בטעות',
  ],
  missing: [
    'this file, which the site needs: write it, with these fields at least',
    'הקובץ הזה, שהאתר צריך. כותבים אותו, ובו לפחות השדות האלה',
    '<fields>',
  ],
  encoding: [
    'text in UTF-8: save the file again in it',
    'קובץ טקסט בקידוד UTF-8. שומרים אותו שוב בקידוד הזה',
  ],
  'empty-file': ['something: the file is empty', 'תוכן: הקובץ ריק'],
  'front-matter': [
    'front matter between two lines of three hyphens, at the top of the file',
    'שדות בראש הקובץ, בין שתי שורות של שלושה מקפים',
    "---\nquestion: '…'\n---\nהתשובה.",
  ],
  'front-matter-end': [
    'a line of three hyphens after the fields too',
    'שורה של שלושה מקפים גם אחרי השדות',
    "---\nquestion: '…'\n---\nהתשובה.",
  ],
  repeating: [
    'values written out in full, without & or * that refer to something elsewhere',
    'ערכים שכתובים במלואם, בלי הסימנים & ו־* שמפנים למה שכתוב במקום אחר',
  ],
  nested: [
    'fields with at most <most> others around them',
    'שדות שיש סביבם לכל היותר <most> אחרים',
  ],
  'file-id': [
    'a lower-case id such as how-to-book, of at most 80 characters and not index, and .md',
    'שם באותיות אנגליות קטנות, בספרות ובמקפים, עד 80 תווים, ובסופו הסיומת md. השם index תפוס',
    'how-to-book.md',
  ],
  'file-sign': [
    'another name: this one has a sign that cannot be read in it, or a backslash',
    'שם אחר. בשם הזה יש סימן שאי אפשר לקרוא, או לוכסן הפוך',
  ],
  'file-name': ['the name <name>', 'שם שהאתר קורא. השם הנכון: <name>'],
  'ending-twice': [
    'the name <name>: its ending is there twice',
    'שם עם סיומת אחת. השם הנכון: <name>',
  ],
  'unread-file': [
    'a file that the site reads: .md and .txt in faq/ and services/, pictures in look/',
    'קובץ שהאתר קורא: md ו־txt בתוך faq או services, תמונות בתוך look. כל קובץ אחר מוציאים מהתיקייה content',
  ],
  'taken-address': [
    'another name: this one would take the place of <path>, which the site makes itself',
    'שם אחר. השם הזה תופס את מקומו של <path>, שהאתר עושה בעצמו',
  ],
  'no-entry': [
    'the name of an entry: there is no <entry>',
    'שם של שאלה או של תחום טיפול. אין קובץ <entry>',
  ],
  'no-recording': [
    'a recording that is there, or the word none',
    'הקלטה שנמצאת שם. שמים את הקובץ בתיקייה look, או כותבים במקומה none',
    'voice: none',
  ],
  'no-picture': [
    'a picture that is there, or the word <word>',
    'תמונה שנמצאת שם. שמים את הקובץ בתיקייה look, או כותבים במקומה את המילה <word>',
    '<field>: <word>',
  ],
  'no-portrait': [
    'a picture that is there, or no portrait',
    'תמונה שנמצאת שם. שמים את הקובץ בתיקייה look, או מוחקים את portrait',
  ],
  'broken-picture': [
    'a picture that can be opened',
    'קובץ תמונה שאפשר לפתוח: SVG, ‏PNG, ‏JPEG, ‏WebP או AVIF',
  ],
  'large-picture': [
    'a picture of <most> million pixels at most, not <width> by <height>: save it smaller',
    'תמונה של <most> מיליון פיקסלים לכל היותר. שומרים אותה קטנה יותר. עכשיו הרוחב <width> והגובה <height>',
  ],
  drawing: [
    'a drawing without scripts or outside files: save it as a plain SVG, or as PNG',
    'ציור בלי סקריפטים, בלי קישורים ובלי קבצים אחרים. שומרים אותו בתוכנת הציור כ־SVG פשוט (Plain SVG), או כ־PNG',
  ],
  'broken-drawing': [
    'a drawing that can be read: save it again as a plain SVG',
    'ציור שאפשר לקרוא. שומרים אותו שוב בתוכנת הציור כ־SVG פשוט (Plain SVG)',
  ],
  'no-drawing': [
    'a drawing: this is a <kind>, so end its name in .<ending>, or save a drawing as SVG',
    'ציור. הקובץ הזה הוא תמונה, ולכן משנים את הסיומת שלו, או שומרים ציור כ־SVG. סוג התמונה: <kind>. הסיומת הנכונה: <ending>',
  ],
  'indent-sign': [
    'spaces at the beginning of the line, not a tab or another character',
    'רווחים רגילים בתחילת השורה, לא טאב ולא סימן אחר. מוחקים את מה שלפני המילה, ומקלידים רווחים',
  ],
  'field-twice': ['a field that is written once', 'כל שדה פעם אחת. מוחקים את השורה הכפולה'],
  'open-list': ['a ] that closes the list', 'סוגר ] בסוף הרשימה', '<field>: […]'],
  'open-fields': [
    'a } that closes what { opens',
    'סוגר } שסוגר את הסוגר { שבאותה שורה',
    '<field>: { … }',
  ],
  indent: [
    'lines indented as far as those beside them',
    'שורות שמתחילות באותו מרחק כמו השורות שליד',
  ],
  colon: [
    'a colon and a space after the name of the field',
    'נקודתיים מיד אחרי שם השדה, ואחריהן רווח',
    '<field>: …',
  ],
  'inner-quote': [
    'no straight quote inside the text: write ׳ or ״ there',
    'גרש עברי (׳) או גרשיים עבריים (״) בתוך הטקסט: גרש ישר שבאמצע סוגר אותו לפני הזמן',
    `<field>: 'צ׳ק פוסט, לפי רו״ח'`,
  ],
  quotes: [
    'the text in single quotes: it holds a colon, quotes or another character that YAML reads',
    'הטקסט כולו בין גרשיים ישרים, כי יש בו נקודתיים, מירכאות או סימן אחר. בפנים כותבים גרש וגרשיים עבריים (׳ ״)',
    `<field>: 'ביטול: עד 24 שעות, לפי רו״ח'`,
  ],
  'open-quote': [
    'a quote at the end of the text, and only there',
    'גרש גם בסוף הטקסט, ורק שם',
    `<field>: 'טקסט'`,
  ],
  comment: [
    '<whole> in single quotes: # begins a comment',
    'הערך כולו בין גרשיים ישרים: בלעדיהם מה שאחרי הסימן # נחשב הערה, ואינו נקרא',
    '<field>: <whole>',
  ],
  yaml: [
    'a line that YAML can read (it says <said>)',
    'שורה של שדה. אם היא ממשיכה את הטקסט שמעליה, מוסיפים רווחים בתחילתה',
  ],
} as const
