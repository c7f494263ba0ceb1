import { describe, expect, it } from 'vitest'
import { isSubscribed } from '../../shared/contract/services/newsletter.ts'
import { openBackend } from './backend.ts'

const backend = openBackend()

const email = `reader-${crypto.randomUUID()}@example.com`

describe('the newsletter (spec 7)', () => {
  const isReading = async (address = email) =>
    isSubscribed(await backend.call('newsletterState', { query: { email: address } }))

  it('writes to nobody who has not asked', async () => {
    expect(await isReading()).toBe(false)
  })

  it('subscribes an address once, however it is written', async () => {
    await backend.call('newsletterSubscribe', { body: { email } })
    expect(await isReading()).toBe(true)
    expect(await isReading(email.toUpperCase())).toBe(true)
    const again = await backend.send('newsletterSubscribe', { body: { email } })
    expect(again.code).toBeGreaterThanOrEqual(400)
    expect(again.code).toBeLessThan(500)
  })

  it('lets go of an address, and of one that it never had', async () => {
    await backend.call('newsletterUnsubscribe', { body: { email } })
    expect(await isReading()).toBe(false)
    await backend.call('newsletterUnsubscribe', { body: { email } })
  })

  it.each(['', 'nobody', 'a@b'])('refuses %j', async (wrong) => {
    const said = await backend.send('newsletterSubscribe', { body: { email: wrong } })
    expect(said.code).toBe(400)
  })
})
