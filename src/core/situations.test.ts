import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { situationIn } from '../search/situations.ts'
import { wordsOf } from '../search/model/words.ts'
import { createAnswers } from './answer.ts'

const { catalogue, models } = await content()
const answers = createAnswers(catalogue, models)
const published = catalogue.pages.emergency.data.situations

/**
 * Written for this test: none is an example, and none was asked when the search was judged. Examples of war and of
 * fear for others were added after a look at its misses, so it guards against getting worse and measures nothing.
 */
const SAID: Record<string, string[]> = {
  'thoughts-of-death': [
    'אין לי כוח להמשיך עוד יום אחד, עדיף שלא אהיה',
    'כבר בחרתי את הלילה, ואף אחד לא יודע',
    'לכולם יהיה קל יותר כשאני לא אהיה בעולם',
    'אני יושבת על אדן החלון ולא מצליחה לרדת ממנו',
    'איך גורמים לזה להיגמר בלי כאב',
    "I don't want to wake up tomorrow, I mean it",
    'everything is arranged, after tonight nobody has to worry about me',
    'не вижу смысла жить дальше, всё решено',
    'مليت من الدنيا وبدي أخلص من حياتي',
  ],
  'violence-at-home': [
    'הוא שבר לי את הצלעות ואמר שבפעם הבאה יהיה גרוע יותר',
    'אשתי מכה אותי ואני מתבייש לספר',
    'ארוסי סטר לי מול כולם ואני פוחדת לחזור איתו הביתה',
    'הוא סגר אותי בחדר האמבטיה והולך הלוך ושוב עם הסכין',
    'הבעל שלי איים שישרוף אותי אם אתגרש',
    'my partner threw me against the wall and took the keys',
    "I'm hiding from my boyfriend, he's drunk and looking for me",
    'муж избил меня, боюсь идти домой',
    'جوزي بيضربني وأنا خايفة منه',
  ],
  'sexual-assault': [
    'אתמול אחרי המסיבה מישהו שכב איתי כשהייתי מחוסרת הכרה',
    'הבוס דחף לי יד מתחת לחצאית הבוקר ואני לא מצליחה להירגע',
    'התעוררתי בלי בגדים ואני לא זוכרת מה עשו לי',
    'אני גבר ועברתי אונס לפני יומיים',
    'two guys forced themselves on me last night',
    'I think my drink was spiked and someone had sex with me',
    'меня изнасиловали вчера вечером',
    'تعرضت للاغتصاب مبارح بالليل',
  ],
  child: [
    'אני בכיתה ח ואבא מכה אותי עם חגורה כל ערב',
    'השכנים מרביצים לתינוק שלהם, שומעים הכול דרך הקיר',
    'התלמיד שלי הגיע עם כוויות וביקש שלא אתקשר להורים',
    'איש מבוגר שולח לבת שלי הודעות ורוצה תמונות בלי בגדים',
    "my stepfather hurts me when mum is at work, i'm 12",
    'the boy next door is locked out every night and he has bruises',
    'сосед бьёт своего маленького сына каждый день',
    'أبوي بيضربني كل يوم وعمري 13',
  ],
  life: [
    'בלעתי עשרים כדורי שינה ועכשיו הראש כבד',
    'אבא קרס ויש לו לחץ בחזה וקשה לו לדבר',
    'הוא שתה אקונומיקה ומקיא',
    'היא לא נושמת כמו שצריך אחרי שלקחה כדורים',
    'I swallowed all my antidepressants twenty minutes ago',
    "he overdosed and I can't wake him",
    'я выпила целую упаковку таблеток',
    'بلعت كل الحبوب اللي بالبيت',
  ],
  'someone-else': [
    'האחיין שלי כתב שהוא נפרד מהעולם ולא עונה לי',
    'חברה טובה אומרת שאין לה סיבה לחיות, איך עוזרים לה',
    'אשתי מדברת כל הזמן על למות ואני לא יודע מה לעשות',
    'הסטודנט שלי שלח מייל שנשמע כמו פרידה',
    "my cousin says she's going to end her life tonight",
    "I'm afraid my husband will kill himself",
    'мой друг хочет покончить с собой, что делать',
    'صاحبي بحكي إنه بده يموت، شو أعمل',
  ],
  war: [
    'מאז שהשתחררתי מהמילואים אני קופץ מכל רעש ולא ישן, עם מי אפשר לדבר עכשיו',
    'אחרי הפיגוע אני לא מפסיקה לרעוד, לאן מתקשרים',
    'המראות מהקרב חוזרים ואני מתפרק, יש מישהו שעונה בטלפון',
    'rocket fell on our street, I cannot stop shaking, whom do I phone',
    "I came back from the fighting and I'm falling apart, who can I talk to",
    'трясёт после ракетного удара, по какому телефону помогут',
    'بعد الصواريخ برجف، على أي رقم بحكي',
  ],
}
const all = Object.entries(SAID).flatMap(([id, texts]) => texts.map((text) => [text, id] as const))

it('each situation has examples, and each example a situation, or is said to be of any', () => {
  expect(models.situations.labels).toEqual([...published.map(({ id }) => id), 'any'].sort())
})

it('the text of each names 1201 too, in case it is the wrong one', () => {
  for (const { id, text } of published) expect(text, id).toContain('1201')
})

it('help is shown to nearly all who speak of danger', () => {
  const unheard = all.filter(([text]) => answers(text).danger === 'none').map(([text]) => text)
  // 55 of the 57 were heard when they were written, and are with the present examples.
  expect(unheard.length, unheard.join('\n')).toBeLessThanOrEqual(2)
})

it('what is happening is mostly heard, and seldom heard wrongly', () => {
  const heard = all.map(([text, id]) => ({
    text,
    id,
    got: situationIn(models.situations, wordsOf(text)),
  }))
  const wrong = heard.filter(({ id, got }) => got !== undefined && got !== id)
  const right = heard.filter(({ id, got }) => got === id)
  // At least 44 rightly and at most 4 wrongly with whatever examples; 48 and 3 at best.
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(4)
  expect(right.length).toBeGreaterThanOrEqual(44)
})
