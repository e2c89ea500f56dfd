import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { replyTo } from './replies.ts'

const { replies } = (await content()).catalogue.site.search
const [greeting, thanks, wishes] = replies

it.each([
  'שלום!',
  'היי, יש מישהו?',
  'שלום רב ובוקר טוב',
  'שבת שלום ומבורך',
  'היי מה קורהה',
  'hi there!',
  'как дела?',
  'كيف حالك',
])('greets who greets: %s', (said) => expect(replyTo(said, replies)).toBe(greeting))

it.each([
  'תודה רבה, עזרת לי',
  'תודה, אחשוב על זה',
  'thanks a lot',
  'спасибо большое',
  'большое спасибо',
  'شكرا كثير',
  'شكرا كتير الله يعطيكم العافيه',
  'תודהההה',
  'thx ur the best',
])('thanks who thanks: %s', (said) => expect(replyTo(said, replies)).toBe(thanks))

it.each([
  'בהצלחה לכולם!',
  'מזל טוב לחתן ולכלה',
  'Good luck everyone',
  'с наступающим новым годом всех',
  'שיהיה לך שבוע נפלא',
  'חודש טוב לכולם',
  'יום נפלא!',
  'רמדאן כרים',
  'Have a great week',
  'رمضان كريم',
  'عيد مبارك لكم',
  'С днём рождения!',
])('thanks who wishes well: %s', (said) => expect(replyTo(said, replies)).toBe(wishes))

it.each([
  'שלומית',
  'מזג האוויר מחר',
  'שיהיה לך סרטן',
  'желаю вам сдохнуть',
  'take care of my mother',
  'היי, אני רוצה לספר לך משהו שקרה לי אתמול',
  '',
])('says nothing of the kind to what asks or tells something: %s', (said) =>
  expect(replyTo(said, replies)).toBeUndefined(),
)
