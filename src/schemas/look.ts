import { z } from 'zod'
import { failsAs, formed, text } from './primitives.ts'

const colour = formed('colour', /^#[\da-f]{6}$/i)

/** The few colours that an owner chooses; all others are mixed from them. */
export const Colours = z.strictObject({
  paper: colour.describe('Ground of the pages'),
  ink: colour.describe('Text'),
  action: colour.describe('Buttons'),
  link: colour.describe('Links, and the ring round what the keyboard is at'),
  accent: colour.describe('Warm touches: bullets, lines, the opening of the home page'),
})
export type Colours = z.output<typeof Colours>

const file = formed(
  'picture-file',
  /^look\/[\w-]+\.(svg|png|jpe?g|webp|avif|PNG|JPE?G|WEBP|AVIF)$/,
).meta({
  accept: 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif',
  description: 'SVG, PNG, JPEG, WebP or AVIF in content/look/, as large as there is',
})

export const Picture = z.strictObject(
  { file, alt: text.describe('What it shows, for who cannot see it') },
  failsAs('picture'),
)
export type Picture = z.output<typeof Picture>

/** A recording of the owner's voice, with its words for who cannot hear. */
export const Voice = z.strictObject(
  {
    file: formed('recording-file', /^look\/[\w-]+\.(mp3|m4a)$/).meta({
      accept: 'audio/mpeg,audio/mp4',
      description: 'MP3 or M4A in content/look/, half a minute at most',
    }),
    text: text.describe('What is said, word for word'),
  },
  failsAs('recording'),
)
export type Voice = z.output<typeof Voice>

/** A field in which a word chooses what comes with the project; its output is then undefined. */
const orAsItComes = <Schema extends z.ZodType>(word: string, schema: Schema) =>
  z.preprocess((value) => (value === word ? undefined : value), schema.optional())

/** `content/look.yaml`: colours and pictures. */
export const Look = z.strictObject({
  colours: orAsItComes('default', z.strictObject({ light: Colours, dark: Colours })).describe(
    'Colours by day and in dark mode, or the word default',
  ),
  logo: orAsItComes('drawing', file).describe(
    'File of the sign beside the name, square, or the word drawing',
  ),
  drawing: z
    .enum(['house', 'hills', 'sea', 'gate', 'none'])
    .default('house')
    .describe('Drawing at the opening of the home page, where no picture is'),
  hero: orAsItComes('drawing', Picture).describe(
    'Picture at the opening of the home page, or the word drawing',
  ),
  portrait: orAsItComes('none', Picture).describe('Picture of the person, or the word none'),
  voice: orAsItComes('none', Voice).describe('Voice of the person, or the word none'),
})
export type Look = z.output<typeof Look>
