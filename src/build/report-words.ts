import type { SiteLanguage } from '../schemas/language.ts'

/** What a build says of valid content, in the language of the site and in English. */
export const REPORT_WORDS = {
  recheck: {
    en: 'Facts to check again; then write the new day:',
    he: 'עובדות שלא נבדקו יותר מחצי שנה. בודקים שוב, וכותבים את התאריך החדש.',
    ar: 'معلومات لم تُفحص منذ أكثر من نصف سنة. افحصوها من جديد، واكتبوا التاريخ الجديد.',
    ru: 'Факты, которые не проверяли больше полугода. Проверьте их и напишите новую дату.',
  },
  future: {
    en: 'Days that are still to come:',
    he: 'תאריכים שעוד לא הגיעו. כותבים את היום שבו נכתב או נבדק הדבר.',
    ar: 'تواريخ لم تأتِ بعد. اكتبوا اليوم الذي كُتب فيه النص أو فُحص.',
    ru: 'Даты, которые ещё не наступили. Напишите день, когда текст был написан или проверен.',
  },
  waitingList: {
    en: 'The day of the waiting list has passed; write another, or take `waitingList` away:',
    he: 'רשימת ההמתנה: היום שכתוב בה כבר עבר. כותבים יום חדש, או מוחקים את waitingList.',
    ar: 'قائمة الانتظار: اليوم المكتوب فيها قد مضى. اكتبوا يومًا جديدًا، أو احذفوا waitingList.',
    ru: 'Лист ожидания: указанный день уже прошёл. Напишите новый или уберите waitingList.',
  },
  unverified: {
    en: 'Helplines: compare with what the line itself says, then take the name off `unverified`:',
    he: 'קווי סיוע: משווים למה שהקו עצמו מפרסם, ואז מוחקים את השם מ־unverified.',
    ar: 'خطوط المساعدة: قارنوا بما ينشره الخط نفسه، ثم احذفوا الاسم من unverified.',
    ru: 'Телефоны помощи: сверьте с тем, что публикует сама служба, и уберите имя из unverified.',
  },
  unread: {
    en: 'Sentences that no native speaker has read yet; once one has, take `unread` off:',
    he: 'משפטים בשפות אחרות שעוד לא קרא מי שזו שפתו. אחרי שקוראים ומתקנים מוחקים את unread.',
    ar: 'جمل بلغات أخرى لم يقرأها بعد أحد من الناطقين بها. بعد القراءة والتصحيح احذفوا unread.',
    ru: 'Фразы на других языках, которых ещё не читал носитель. Когда прочтёт, уберите unread.',
  },
  otherPrices: {
    en: 'Services whose text gives the price or length of another offer, and not their own:',
    he: 'תחומי טיפול שכתוב בהם מחיר או משך של דבר אחר, ולא של ה־offer שלהם.',
    ar: 'خدمات كُتب في نصها سعر أو مدة لشيء آخر، لا لـ offer الخاص بها.',
    ru: 'Услуги, в тексте которых цена или длительность не своего offer, а другого.',
  },
  placeholders: {
    en: 'These values are placeholders still:',
    he: 'ערכים וטקסטים לדוגמה שנשארו.',
    ar: 'قيم ونصوص ما زالت مجرد أمثلة.',
    ru: 'Значения и тексты, которые всё ещё стоят для примера.',
  },
  promises: {
    en: 'Nobody has confirmed these promises yet:',
    he: 'הבטחות שלא אישרתם.',
    ar: 'وعود لم تؤكدوها بعد.',
    ru: 'Обещания, которых вы ещё не подтвердили.',
  },
  notReady: {
    en: 'SITE_URL is {siteUrl}, which the public can reach, and {values} values are placeholders, {claims} promises not confirmed: they are listed above.\nWrite the real values; read each promise where it stands, correct it, and write confirmed: true. Or set ALLOW_PLACEHOLDERS=true for a demonstration.',
    he: 'הכתובת הזאת ציבורית, ולכן הבנייה נעצרה: ערכים לדוגמה: {values}, הבטחות שלא אושרו: {claims}.\nכותבים את הערכים האמיתיים. קוראים כל הבטחה במקומה, מתקנים, וכותבים confirmed: true.',
    ar: 'هذا العنوان متاح للجمهور، ولذلك توقف البناء. قيم للمثال: {values}، وعود غير مؤكدة: {claims}.\nاكتبوا القيم الحقيقية. اقرأوا كل وعد في مكانه، وصححوه، واكتبوا confirmed: true.',
    ru: 'Этот адрес открыт для всех, поэтому сборка остановлена. Значений для примера: {values}, неподтверждённых обещаний: {claims}.\nНапишите настоящие значения. Прочтите каждое обещание на его месте, исправьте и напишите confirmed: true.',
  },
} as const satisfies Record<string, Record<SiteLanguage, string>>
