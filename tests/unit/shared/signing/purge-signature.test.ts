import { expect, it } from 'vitest'
import { isSignedNow, signPurge } from '../../../../shared/signing/purge-signature'

const KEY = 'key-of-this-test-only'
const BODY = '{"tags":["P1"]}'
const NOW = Date.parse('2026-11-01T12:00:00Z')

it('what commerce signs, a storefront with the same key believes', async () => {
  expect(await isSignedNow(KEY, await signPurge(KEY, BODY, NOW), BODY, NOW + 1000)).toBe(true)
})

it.each([
  ['signed with another key', 'another-key', BODY, 0],
  ['with another body', KEY, '{"tags":["*"]}', 0],
  ['older than five minutes', KEY, BODY, 301_000],
  ['from the future', KEY, BODY, -301_000],
])('a message %s is not believed', async (_what, key, body, ageMs) => {
  const signature = await signPurge(key, BODY, NOW)
  expect(await isSignedNow(KEY, signature, body, NOW + ageMs)).toBe(false)
})

it('a signature of another moment is not believed for this one', async () => {
  const signature = await signPurge(KEY, BODY, NOW - 400_000)
  const forged = signature.replace(/^t=\d+/, `t=${NOW}`)
  expect(await isSignedNow(KEY, forged, BODY, NOW)).toBe(false)
})

it.each(['', 't=1', 'v1=00', 't=x,v1=00', `t=1,v1=${'0'.repeat(63)}`])(
  'what is no signature is none: %s',
  async (signature) => {
    expect(await isSignedNow(KEY, signature, BODY, NOW)).toBe(false)
  },
)
