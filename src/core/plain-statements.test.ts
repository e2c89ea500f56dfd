/**
 * Who says plainly that they are in danger is heard wherever they say it: alone, and before, within and behind a
 * long message about other things. The sentences are a hand of examples/asked, so they guard what is heard; how much
 * is heard that nobody wrote down is measured by `npm run eval`.
 */
import { describe, expect, it } from 'vitest'
import { readAsked } from '../catalogue/asked.ts'
import { content } from '../instance.ts'
import { createAnswers } from './answer.ts'

const HEBREW = [
  'שלום רב, אנחנו עוברים בסוף החודש מחיפה לכפר סבא, וכל הבית כבר מלא ארגזים. הבת שלי הייתה אצלכם לשתי פגישות באביב ונהנתה מאוד. רציתי לשאול אם יש לכם סניף באזור השרון, וכמה עולה שם פגישה של חמישים דקות. אם המחיר שונה מהמחיר בחיפה, אשמח לדעת מראש כדי שנוכל לתכנן את ההוצאות. אפשר לשלם בביט או בהעברה בנקאית? נוח לנו בעיקר בימי שלישי אחרי ארבע, כשהיא חוזרת מהחוג. תודה רבה מראש ושבוע נעים.',
  'היום קמתי בשש, הכנתי שלושה כריכים, וגיליתי שאחד הילדים לקח לבית הספר את התיק של אחותו. אחר כך נסעתי לעבודה, ובדרך חזרה קניתי תותים כי הקטנה ביקשה עוגה. אחר הצהריים היו חוג כדורסל, שיעורים בחשבון ומקלחות, ובאמצע גם בא השכן להחזיר את הסולם. בשמונה וחצי כולם היו במיטות, ובעלי ואני שתינו תה במרפסת. אני אוהבת את הבלגן הזה, אבל מחפשת רעיונות פשוטים לסדר יום קצת יותר רגוע. איך אתן מחלקות את הבקרים אצלכן? אשמח לשמוע טיפים מאימהות לשלושה.',
  'היי לכולם, אני סטודנטית שנה שנייה לכלכלה ויש לי ארבעה מבחנים בשלושה שבועות. אני קצת לחוצה, בעיקר מסטטיסטיקה, כי פספסתי שתי הרצאות בגלל המילואים של החבר שלי. בניתי לוח זמנים עם הפסקות, ואני לומדת בבקרים בספרייה עם שתי חברות. בערב אני עושה הליכה קצרה בשכונה ומקשיבה לפודקאסט. השאלה שלי היא אם סדנת הלמידה שלכם מתאימה גם למי שכבר באמצע הסמסטר, ואם צריך להביא מחשב. ראיתי שיש מפגש ביום חמישי בשש, ואני יכולה להגיע. תודה על כל תשובה.',
  'בחורף האחרון החלטתי סוף סוף לטפל בגינה הקטנה שמאחורי הבית. ניקיתי את העשבים, הוספתי קומפוסט ושתלתי נענע, רוזמרין ושני עצי לימון צעירים. הנכדים באים בכל שבת, משקים עם צינור ומשאירים שלוליות בכל מקום. עכשיו העלים של אחד הלימונים קצת צהובים, והשכנה אומרת שחסר לו ברזל. האם למישהו כאן יש ניסיון עם דשן טוב לעצי הדר? אני מעדיף משהו טבעי, שלא עולה הון, ושאפשר לקנות במשתלה רגילה. אצרף תמונה מחר בבוקר, כשיהיה אור טוב. תודה מראש לכל הגננים בפורום.',
  'בוקר טוב, אני פונה בעניין טופס ההחזר של הביטוח המשלים. שלחתי לקופה את הקבלות של ינואר ופברואר, אבל הם ביקשו גם אישור עם מספר הרישיון של המטפלת ותאריכי הפגישות. האם תוכלו לשלוח לי מסמך כזה במייל, בעברית ועם חותמת? בנוסף, בקבלה השנייה שם המשפחה שלי נכתב עם טעות קטנה, וכדאי לתקן אותו לפני שאני מגיש שוב. אין לחץ גדול, המועד האחרון להגשה הוא רק בסוף החודש הבא. אם יש עמלה על הפקת המסמך, אשמח לדעת. תודה על העזרה ועל השירות האדיב.',
]
const ENGLISH = [
  "I started a new job two weeks ago at a small design studio across town, and so far it has been lovely. The team is friendly, my desk is by a big window, and there is a bakery downstairs that I visit far too often. I am still learning everyone's names and the filing system, which seems to have been invented by a poet. My hours are now nine to five thirty, so I would need to move my Wednesday appointment to something after six. Do you have any evening slots from next month? Thursday would work just as well. Thank you very much.",
  'We are planning a seventh birthday party for our son and could use a few ideas. There will be twelve children, two grandmothers and probably one very excited beagle. He loves dinosaurs and blue icing, so the cake is more or less decided. The forecast says rain, which means we will be in the living room instead of the park. What games have worked for you indoors, without too much mess? We have balloons, a speaker and plenty of cardboard boxes. Last year we did a treasure hunt, and he still talks about it. Any suggestions are welcome!',
  "Next month my sister and I are taking the train from Lisbon to Porto, and then on to a little village in the hills. We have booked a guesthouse with a view of the vineyards and nothing else on the schedule except eating. Because of the trip I will miss our sessions on the ninth and the sixteenth. Could you tell me whether there is a fee for cancelling with three weeks' notice? I would also be happy to do one of them by video in the morning, if the wifi is decent. I will be back on the twentieth. Many thanks.",
  'Hello, I have a first appointment on Monday at ten and wanted to check a few practical things. Is the building open from the front, or should I use the side entrance next to the pharmacy? I will be coming by car and I noticed that the street has permit parking only. Is there a public lot nearby, and roughly how much does it charge for two hours? Also, your website says you close at four on Fridays, while the map says six, so I was not sure which is right. Finally, should I bring my insurance card or just an ID? Thanks in advance.',
  'Our cat Biscuit is nine years old and has recently decided that the laundry basket is her bedroom. We bought her a soft bed with a heated pad, and she sniffed it once and walked away. She eats well, plays with the same green string every evening, and the vet says she is in great shape. My only question is whether other people have managed to move a cat to a new sleeping spot without much fuss. I would like to have my towels back before my parents visit in June. Photos of your own stubborn cats are very welcome here.',
]

const { catalogue, models } = await content()
const answers = createAnswers(catalogue, models)
const statements = (await readAsked('.')).filter(({ hand }) => hand === 'statements')
const dangerOf = (text: string) => answers(text).danger

describe('a plain statement of danger', () => {
  it('is there in four languages', () => {
    expect(statements.length).toBeGreaterThanOrEqual(200)
    expect(new Set(statements.map(({ language }) => language)).size).toBe(4)
  })

  it.each(statements.map(({ text, language }) => [text, language]))('%s', (text, language) => {
    const said = /[.!?]$/u.test(text) ? text : `${text}.`
    expect(dangerOf(text)).toBe('acute')
    for (const message of language === 'en' ? ENGLISH : HEBREW) {
      const sentences = message.split(/(?<=[.!?])\s+/u)
      const middle = Math.floor(sentences.length / 2)
      expect(dangerOf(`${said} ${message}`), message).toBe('acute')
      expect(dangerOf(sentences.toSpliced(middle, 0, said).join(' ')), message).toBe('acute')
      expect(dangerOf(`${message} ${text}`), message).toBe('acute')
    }
  })
})

it.each([...HEBREW, ...ENGLISH])('is not heard where there is none: %s', (message) => {
  expect(dangerOf(message)).not.toBe('acute')
})
