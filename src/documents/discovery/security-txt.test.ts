import { expect, it } from 'vitest'
import { instance } from '../../instance.ts'
import { securityTxt } from './security-txt.ts'

const context = await (await instance()).documentContext()
const { catalogue } = context

it('expires within a year of the newest content', () => {
  const [helpline, ...others] = catalogue.helplines
  if (!helpline) throw new Error('no helplines')
  const helplines = [{ ...helpline, checked: '2999-01-01' }, ...others]
  expect(securityTxt({ ...context, catalogue: { ...catalogue, helplines } })).toContain(
    '\nExpires: 2999-12-31T00:00:00Z\n',
  )
})
