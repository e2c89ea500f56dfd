import type { Helpline } from '../schemas/helpline.ts'

/** The helplines of these ids, in their order; that they exist is known since the content was checked. */
export function linesNamed(helplines: readonly Helpline[], ids: readonly string[]): Helpline[] {
  return ids.flatMap((id) => helplines.find((line) => line.id === id) ?? [])
}

/** Where a line is reached when it is tapped. */
export function helplineUrl({ phone, url }: Helpline): string {
  return phone ? `tel:${phone.replaceAll('-', '')}` : (url ?? '')
}
