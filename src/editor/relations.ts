/** Where the ids of a field come from, so that they are chosen from a list. */
interface Relation {
  collection: string
  file?: string
  value_field: string
  display_fields: string[]
}

export const RELATIONS: Record<string, Relation | undefined> = {
  'faq.services': files('services', 'name'),
  'faq.related': files('faq', 'question'),
  'faq.category': items('site', 'categories', 'title'),
  'services.faq': files('faq', 'question'),
  'doors.service': files('services', 'name'),
  'practice.waitingList.people': items('practice', 'people', 'name'),
  'services.offer': items('practice', 'offers', 'name'),
  'services.moreOffers': items('practice', 'offers', 'name'),
  'pages.answers.answers': files('faq', 'question'),
  'pages.situations.lines': items('helplines', 'entries', 'name'),
  'pages.situations.door': items('helplines', 'entries', 'name'),
  'pages.situations.faq': files('faq', 'question'),
}

function files(collection: string, display: string): Relation {
  return { collection, value_field: '{{slug}}', display_fields: [display] }
}

function items(file: string, list: string, display: string): Relation {
  return {
    collection: '_singletons',
    file,
    value_field: `${list}.*.id`,
    display_fields: [`${list}.*.${display}`],
  }
}
