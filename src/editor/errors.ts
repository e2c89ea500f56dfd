import { z } from 'zod'
import { clockTime, e164, slug, webAddress } from '../schemas/primitives.ts'

/** What a form says, in Hebrew, where a value does not have the shape that the schema asks for. */
export const ERRORS = z.registry<{ error: string }>()

ERRORS.add(slug, { error: 'באותיות אנגליות קטנות, בספרות ובמקפים, למשל how-to-book.' })
ERRORS.add(e164, { error: 'מספר בצורה הבין־לאומית, למשל +97231234567.' })
ERRORS.add(clockTime, { error: 'שעה בארבע ספרות, למשל 09:00.' })
ERRORS.add(webAddress, { error: 'כתובת שמתחילה ב־https://.' })
