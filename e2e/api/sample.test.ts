import { describe, expect, it } from 'vitest'
import { Profile } from '../../src/schemas/profile.ts'
import { ServiceList } from '../../src/schemas/service.ts'
import { targets } from '../support/targets.ts'

/** What the contract says of the sample's own content; all else holds for any practice. */
describe.each(targets)('the sample, $name', ({ send }) => {
  const json = async (path: string): Promise<unknown> => (await send(path)).json()

  it('is a social worker’s practice', async () => {
    const profile = Profile.strict().parse(await json('/api/v1/profile'))
    expect(profile.credentials).toBe('MSW')
    expect(profile.contact?.whatsappUrl).toBe('https://wa.me/972500000000')
    expect(profile.address?.geo).toEqual({ latitude: 32.08, longitude: 34.78 })
  })

  it('begins with a free session', async () => {
    expect(await json('/api/v1/booking')).toMatchObject({ freeIntroSession: true })
  })

  it('has the services of the contract', async () => {
    const { services } = ServiceList.strict().parse(await json('/api/v1/services'))
    expect(services.map(({ id }) => id).sort()).toEqual([
      'anxiety',
      'depression',
      'individual-therapy',
      'intro-session',
      'sexual-abuse-support',
      'trauma-ptsd',
    ])
    const intro = services.find(({ id }) => id === 'intro-session')
    expect(intro).toMatchObject({ price: 0, priceCurrency: 'ILS', durationMinutes: 30 })
  })
})
