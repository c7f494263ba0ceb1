import fc from 'fast-check'
import { EncryptJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  openSession,
  SESSION_SECONDS,
  sealSession,
} from '../../../../worker/storefront/session/sealed-session'
import { createSession, type Session } from '../../../../worker/storefront/session/session'

const key = (seed: number) => new Uint8Array(32).fill(seed)
const DAY = 24 * 60 * 60 * 1000

afterEach(() => {
  vi.useRealTimers()
})

/** As much as a session can ever hold. */
function fullSession(): Session {
  const cart = 'c'.repeat(64)
  const attempt = 'a'.repeat(36)
  const stores = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const
  return {
    ...createSession(),
    carts: Object.fromEntries(stores.map((store) => [store, cart])),
    waiting: Array.from({ length: 5 }, () => ({ storeCode: 'global_en', cartId: cart, attempt })),
    orders: Array.from({ length: 5 }, () => ({
      attempt,
      orderHash: 'h'.repeat(64),
      owner: 'o'.repeat(22),
    })),
  }
}

describe('a sealed session', () => {
  test('opens to what was sealed, and shows nothing of it', async () => {
    const session = { ...createSession(), carts: { nl_nl: 'canary-cart' } }
    const sealed = await sealSession(session, [key(1)])
    expect(await openSession(sealed, [key(1)])).toEqual(session)
    expect(atob(sealed.split('.')[0] ?? '')).toBe('{"alg":"dir","enc":"A256GCM"}')
    expect(sealed).not.toContain('canary')
  })

  test('is sealed with the first key and opens with any', async () => {
    const session = createSession()
    const old = await sealSession(session, [key(1)])
    expect(await openSession(old, [key(2), key(1)])).toEqual(session)
    const rotated = await sealSession(session, [key(2), key(1)])
    expect(await openSession(rotated, [key(2)])).toEqual(session)
    expect(await openSession(old, [key(2)])).toBeNull()
  })

  test('never needs more than 4 kB, full as it may be', async () => {
    const sealed = await sealSession(fullSession(), [key(1)])
    expect(
      `__Host-session=${sealed}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`.length,
    ).toBeLessThan(4096)
  })

  test('ends 90 days after it began', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
    const sealed = await sealSession(createSession(), [key(1)])
    vi.setSystemTime(1_800_000_000_000 + 90 * DAY - 1000)
    expect(await openSession(sealed, [key(1)])).not.toBeNull()
    vi.setSystemTime(1_800_000_000_000 + 90 * DAY + 120_000)
    expect(await openSession(sealed, [key(1)])).toBeNull()
    expect(SESSION_SECONDS).toBe(90 * 24 * 60 * 60)
  })

  test('that was changed in any one letter is no session', async () => {
    const sealed = await sealSession(createSession(), [key(1)])
    const place = fc.nat(sealed.length - 1)
    const letter = fc.constantFrom(...'ABCxyz019-_.')
    await fc.assert(
      fc.asyncProperty(place, letter, async (at, other) => {
        fc.pre(sealed[at] !== other)
        const tampered = sealed.slice(0, at) + other + sealed.slice(at + 1)
        const opened = await openSession(tampered, [key(1)])
        // The last letter of a part holds spare bits: another letter may mean the same bytes.
        if (opened) expect(sealed[at + 1] === '.' || at === sealed.length - 1).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test.each(['', 'x', 'a.b.c.d.e', '....', 'eyJhbGciOiJub25lIn0..x.y.z', 'x'.repeat(9000)])(
    'is not %j',
    async (text) => {
      expect(await openSession(text, [key(1)])).toBeNull()
    },
  )

  test('holds nothing but a session: other contents under our own key are refused', async () => {
    const sealed = await new EncryptJWT({ session: { id: 'x', carts: { mars: '1' } } })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime('1h')
      .encrypt(key(1))
    expect(await openSession(sealed, [key(1)])).toBeNull()
  })

  test('without an end is refused', async () => {
    const sealed = await new EncryptJWT({ session: createSession() })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key(1))
    expect(await openSession(sealed, [key(1)])).toBeNull()
  })
})
