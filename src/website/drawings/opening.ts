import type { Look } from '../../schemas/look.ts'
import facade from './facade.svg?raw'
import gate from './gate.svg?raw'
import hills from './hills.svg?raw'
import sea from './sea.svg?raw'

/** The drawings that a practice chooses from, for the opening of its home page and for shared links. */
export const OPENINGS: Record<Look['drawing'], string> = {
  house: facade,
  hills,
  sea,
  gate,
  none: '',
}
