import type { SiteLanguage } from '../schemas/language.ts'

/** What the page says where owners try questions (`try-questions.ts`), in the language of the site. */
export const QUESTION_WORDS: Readonly<Record<SiteLanguage, QuestionWords>> = {
  he: {
    title: 'מה מוצאים כששואלים',
    intro: 'כותבים שאלה כמו שמבקר היה כותב, ורואים מה הוא מקבל. הדף הזה קיים רק ב־{command}.',
    editor: 'לעורך',
    question: 'השאלה',
    check: 'לבדוק',
    written: 'נכתב בקובץ {file}. החיפוש לומד את זה עכשיו, כמה שניות; אחר כך לוחצים שוב ״לבדוק״.',
    result: 'מה יוצא',
    match: 'התאמה: {score} מתוך 100',
    none: 'לא נשמע כמו סכנה.',
    possible: 'אולי יש כאן קושי: העזרה מופיעה ליד התשובות.',
    acute: 'נשמע כמו סכנה: העזרה מופיעה ראשונה.',
    happening: 'מה קורה: {situation}.',
    callFirst: 'למי מתקשרים קודם: {line}.',
    nothing: 'לא נמצא דבר. המבקר קורא: ״{said}״',
    thisAnswers: 'זאת התשובה',
    other: 'תשובה אחרת',
    whatAnswers: 'מה צריך לענות על זה',
    choose: 'בוחרים…',
    offTopic: 'אין לזה תשובה באתר',
    soundsLikeDanger: 'רק נשמע כמו סכנה',
  },
  ar: {
    title: 'ماذا يجد من يسأل',
    intro: 'اكتبوا سؤالًا كما يكتبه زائر، وانظروا ماذا يصله. هذه الصفحة موجودة فقط مع {command}.',
    editor: 'إلى المحرّر',
    question: 'السؤال',
    check: 'فحص',
    written: 'كُتب في الملف {file}. البحث يتعلّم ذلك الآن، بضع ثوانٍ؛ ثم اضغطوا «فحص» مرة أخرى.',
    result: 'ماذا يظهر',
    match: 'التطابق: {score} من 100',
    none: 'لا يبدو خطرًا.',
    possible: 'ربما هناك ضيق: المساعدة تظهر إلى جانب الإجابات.',
    acute: 'يبدو خطرًا: المساعدة تظهر أولًا.',
    happening: 'ما الذي يحدث: {situation}.',
    callFirst: 'بمن يتصلون أولًا: {line}.',
    nothing: 'لم يُعثر على شيء. الزائر يقرأ: «{said}»',
    thisAnswers: 'هذه هي الإجابة',
    other: 'إجابة أخرى',
    whatAnswers: 'ما الذي ينبغي أن يجيب عن هذا',
    choose: 'اختاروا…',
    offTopic: 'لا إجابة عن هذا في الموقع',
    soundsLikeDanger: 'يبدو خطرًا فقط',
  },
  ru: {
    title: 'Что находит тот, кто спрашивает',
    intro:
      'Напишите вопрос так, как написал бы посетитель, и посмотрите, что он получит. Эта страница есть только при {command}.',
    editor: 'К редактору',
    question: 'Вопрос',
    check: 'Проверить',
    written:
      'Записано в файл {file}. Поиск учится несколько секунд; потом снова нажмите «Проверить».',
    result: 'Что получается',
    match: 'Совпадение: {score} из 100',
    none: 'Не похоже на опасность.',
    possible: 'Возможно, человеку тяжело: помощь стоит рядом с ответами.',
    acute: 'Похоже на опасность: помощь стоит первой.',
    happening: 'Что происходит: {situation}.',
    callFirst: 'Куда звонить сначала: {line}.',
    nothing: 'Ничего не найдено. Посетитель читает: «{said}»',
    thisAnswers: 'Это и есть ответ',
    other: 'Другой ответ',
    whatAnswers: 'Что должно на это отвечать',
    choose: 'Выберите…',
    offTopic: 'На сайте на это нет ответа',
    soundsLikeDanger: 'Только похоже на опасность',
  },
  en: {
    title: 'What people find when they ask',
    intro:
      'Write a question as a visitor would, and see what they get. This page exists only with {command}.',
    editor: 'To the editor',
    question: 'The question',
    check: 'Check',
    written:
      'Written to {file}. The search is learning it now, for some seconds; then press “Check” again.',
    result: 'What comes out',
    match: 'Match: {score} of 100',
    none: 'Does not sound like danger.',
    possible: 'Somebody may be in distress: help stands beside the answers.',
    acute: 'Sounds like danger: help stands first.',
    happening: 'What is happening: {situation}.',
    callFirst: 'Whom to call first: {line}.',
    nothing: 'Nothing was found. The visitor reads: “{said}”',
    thisAnswers: 'This is the answer',
    other: 'Another answer',
    whatAnswers: 'What should answer it',
    choose: 'Choose…',
    offTopic: 'The site has no answer to it',
    soundsLikeDanger: 'Only sounds like danger',
  },
}

type QuestionWords = Record<
  | 'title'
  | 'intro'
  | 'editor'
  | 'question'
  | 'check'
  | 'written'
  | 'result'
  | 'match'
  | 'none'
  | 'possible'
  | 'acute'
  | 'happening'
  | 'callFirst'
  | 'nothing'
  | 'thisAnswers'
  | 'other'
  | 'whatAnswers'
  | 'choose'
  | 'offTopic'
  | 'soundsLikeDanger',
  string
>
