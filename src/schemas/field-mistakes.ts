/**
 * What is wrong with a field, or with an answer to `npm run new`. Keys are zod's own names where it has one;
 * `catalogue/mistakes.ts` describes the rows.
 */
export const FIELD_MISTAKES = {
  string: ['text', `<field>: 'טקסט'`],
  number: ['a number', '<field>: 10'],
  int: ['a whole number', '<field>: 10'],
  boolean: ['true or false', '<field>: true'],
  array: ['a list: each item on a line that begins with a hyphen', '<field>:\n  - …'],
  object: ['fields, each on a line of its own: <known>', '<field>:\n  …: …'],
  id: 'a lower-case id such as how-to-book, of at most 80 characters, and not index',
  above: ['a number above <least>', '<field>: 45'],
  'at-least': 'a number of at least <least>',
  'at-most': 'a number of at most <most>',
  price: ['digits alone, such as 400: no comma, no ₪ and no quotes', '<field>: 400'],
  agorot: ['a number with two decimals at most', '<field>: 399.9'],
  digits: 'a whole number, in digits alone',
  telephone: ['a number in international form such as +97231234567', `<field>: '+972501234567'`],
  telegram: [
    'a name such as @practice, or a number in international form such as +972501234567',
    `<field>: '@practice'`,
  ],
  dialled: [
    `three digits at least, with hyphens only between them, in quotes, such as '1201'`,
    `<field>: '1201'`,
  ],
  'web-address': ['an address that begins with https://', `<field>: 'https://www.example.org'`],
  email: ['an e-mail address such as shalom@example.org', `<field>: 'shalom@example.org'`],
  day: ['a day of the calendar such as 2026-01-31', '<field>: 2026-01-31'],
  'waiting-from': [
    'a day of the calendar such as 2026-01-31, or unknown',
    'waitingList: { from: 2026-01-31 }',
  ],
  time: [`a time such as '09:00', in quotes`, `<field>: '09:00'`],
  'closing-time': ['a time after it opens; midnight is 00:00', `<field>: '20:00'`],
  'overlapping-hours': 'hours that do not overlap: on <day> there are both <first> and <second>',
  colour: [`a colour such as '#1d5245', in quotes`, `<field>: '#1d5245'`],
  language: ['a language such as he or en', '<field>: he'],
  'site-language': ['he, ar, ru or en', '<field>: he'],
  'recording-file': ['a file in content/look/ such as look/voice.m4a', '<field>: look/voice.m4a'],
  recording: ['a file and what is said', `<field>: { file: look/voice.m4a, text: 'שלום' }`],
  'picture-file': [
    'a file in content/look/ such as look/portrait.jpg',
    '<field>: look/portrait.jpg',
  ],
  picture: [
    `a file and what it shows: { file: look/room.jpg, alt: 'the room' }`,
    `<field>: { file: look/room.jpg, alt: 'חדר הטיפולים' }`,
  ],
  'too-long': 'at most <most> characters, not <length>: search results cut off what is longer',
  'too-few': 'at least <least> in the list',
  repeated: 'each item once: <value> is already in the list',
  length: ['<length> characters', '<field>: IL'],
  ages: ['from, to, or both, and from no higher than to', 'ages: { from: 6, to: 18 }'],
  'person-or-people': 'either person, for a practice of one, or people: not both',
  'one-first-meeting': 'at most one offer with firstMeeting: true',
  'phone-or-url': ['a phone or a url', `phone: '1201'`],
  hours: ['always, or days and times', 'hours: always'],
  'unknown-field': 'a field that exists: <known>',
  'in-channels': ['an item of the list of channels', "channels:\n  - { type: <type>, value: '…' }"],
  'misspelt-field': 'a field that exists, perhaps <near>',
  'one-of': 'one of <values>',
  tokens: 'a text with <tokens> in it',
  'control-sign':
    'the same without a sign that nobody sees: type it anew, or paste it as plain text',
  unfilled: 'words of your own: only npm run new fills names in square brackets',
  'gender-answer': 'female, male or several',
  'ages-answer': 'ages such as 6-18 or 18+, or nothing',
  channels:
    'ways to be reached, each with its number, name or address, such as whatsapp 052-123-4567; telegram @practice; shalom@example.org',
  'hours-answer':
    'days and hours such as א-ה 9:00-18:00; ו 9:00-13:00, in English Sun-Thu 9:00-18:00',
  'languages-answer': 'languages such as Hebrew, Arabic, or their codes such as nl',
  'further-pages': 'Hebrew, Arabic or Russian, or nothing',
  'helplines-answer': 'all or emergency',
  'service-names':
    'names in the language of the site and in English such as גמגום = stuttering; שפה = language delay',
  'service-name-twice':
    'names of its own for each service, in the language of the site and in English',
} as const

export type FieldMistake = keyof typeof FIELD_MISTAKES
