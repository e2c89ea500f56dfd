/** What is wrong with a file, with its YAML, or with a picture. */
export const FILE_MISTAKES = {
  link: 'the file itself, not a link: copy it here instead',
  'not-plain': 'a plain file: remove the folder, the pipe or the device that is in its place',
  locked: 'a file that can be read: give yourself permission to read it',
  large: 'at most <most> KB: shorten it, or take out what got in by mistake',
  missing: ['this file, which the site needs: write it, with these fields at least', '<fields>'],
  encoding: 'text in UTF-8: save the file again in it',
  'empty-file': 'something: the file is empty',
  'front-matter': [
    'front matter between two lines of three hyphens, at the top of the file',
    "---\nquestion: '…'\n---\nהתשובה.",
  ],
  'front-matter-end': [
    'a line of three hyphens after the fields too',
    "---\nquestion: '…'\n---\nהתשובה.",
  ],
  repeating: 'values written out in full, without & or * that refer to something elsewhere',
  nested: 'fields with at most <most> others around them',
  'file-id': [
    'a lower-case id such as how-to-book, of at most 80 characters and not index, and .md',
    'how-to-book.md',
  ],
  'file-sign': 'another name: this one has a sign that cannot be read in it, or a backslash',
  'file-name': 'the name <name>',
  'ending-twice': 'the name <name>: its ending is there twice',
  'unread-file':
    'a file that the site reads: .md and .txt in faq/ and services/, pictures in look/',
  'taken-address':
    'another name: this one would take the place of <path>, which the site makes itself',
  'no-entry': 'the name of an entry: there is no <entry>',
  'no-recording': ['a recording that is there, or the word none', 'voice: none'],
  'no-picture': ['a picture that is there, or the word <word>', '<field>: <word>'],
  'no-portrait': 'a picture that is there, or no portrait',
  'broken-picture': 'a picture that can be opened',
  'large-picture':
    'a picture of <most> million pixels at most, not <width> by <height>: save it smaller',
  drawing: 'a drawing without scripts or outside files: save it as a plain SVG, or as PNG',
  'broken-drawing': 'a drawing that can be read: save it again as a plain SVG',
  'no-drawing':
    'a drawing: this is a <kind>, so end its name in .<ending>, or save a drawing as SVG',
  'indent-sign': 'spaces at the beginning of the line, not a tab or another character',
  'field-twice': 'a field that is written once',
  'open-list': ['a ] that closes the list', '<field>: […]'],
  'open-fields': ['a } that closes what { opens', '<field>: { … }'],
  indent: 'lines indented as far as those beside them',
  colon: ['a colon and a space after the name of the field', '<field>: …'],
  'inner-quote': [
    'no straight quote inside the text: write ׳ or ״ there',
    `<field>: 'צ׳ק פוסט, לפי רו״ח'`,
  ],
  quotes: [
    'the text in single quotes: it holds a colon, quotes or another character that YAML reads',
    `<field>: 'ביטול: עד 24 שעות, לפי רו״ח'`,
  ],
  'open-quote': ['a quote at the end of the text, and only there', `<field>: 'טקסט'`],
  comment: ['<whole> in single quotes: # begins a comment', '<field>: <whole>'],
  yaml: 'a line that YAML can read (it says <said>)',
} as const
