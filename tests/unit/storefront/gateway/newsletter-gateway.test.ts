import { afterEach, describe, expect, it, vi } from 'vitest'
import { toUnsubscribeToken } from '../../../../worker/storefront/gateway/unsubscribe-token'
import { isHuman } from '../../../../worker/storefront/upstream/captcha'
import { createFakeShop, NEWSLETTER_KEY } from '../../../fakes/fake-shop'
import { enveloped } from '../../../fakes/fake-upstream'

const PATH = '/api/ext/magento2-newsletter/subscribe'
const EMAIL = 'reader@example.com'
const KNOWN = 'This email address is already subscribed.'

/** A shop whose backend answers so, and how long a browser waited for what. */
function shopThatSays(answer: () => Response) {
  const shop = createFakeShop()
  shop.backend.override = answer
  const browser = shop.createBrowser()
  const send = async (method: string, body: object) => {
    const start = performance.now()
    const { status, text, setCookie } = await browser.send({ method, path: PATH, body })
    return { told: { status, text, setCookie }, ms: performance.now() - start }
  }
  return { ...shop, browser, send }
}

describe('subscribing (trust C10)', () => {
  it('says neither by its answer nor by its time whether the address was subscribed', async () => {
    const toNew = await shopThatSays(() => enveloped('subscribed')).send('POST', { email: EMAIL })
    const toKnown = await shopThatSays(() => enveloped(KNOWN, 409)).send('POST', { email: EMAIL })
    expect(toKnown.told).toEqual(toNew.told)
    expect(toNew.told.status).toBe(200)
    for (const { ms } of [toNew, toKnown]) expect(ms).toBeGreaterThanOrEqual(395)
  })

  it('reports a failure of the backend', async () => {
    const shop = shopThatSays(() => new Response('', { status: 500 }))
    expect((await shop.send('POST', { email: EMAIL })).told.status).toBe(500)
  })

  it('takes no address from a URL', async () => {
    const { browser, backend } = shopThatSays(() => enveloped('subscribed'))
    const { status, headers } = await browser.send({ path: `${PATH}?email=${EMAIL}` })
    expect([status, headers.get('allow')]).toEqual([405, 'POST, DELETE'])
    expect(backend.asked).toEqual([])
  })

  it('is refused after too many calls', async () => {
    const { env, send } = shopThatSays(() => enveloped('subscribed'))
    env.RATE_NEWSLETTER = { limit: async () => ({ success: false }) }
    for (const method of ['POST', 'DELETE']) {
      expect((await send(method, { email: EMAIL })).told.status).toBe(429)
    }
  })
})

describe('unsubscribing', () => {
  const tokenOf = (email: string, store: 'nl_nl' | 'de_de' = 'nl_nl') =>
    toUnsubscribeToken(NEWSLETTER_KEY, store, email)

  it('works with the token of a link', async () => {
    const { send, backend } = shopThatSays(() => enveloped('unsubscribed'))
    const token = await tokenOf(EMAIL)
    expect((await send('DELETE', { email: 'Reader@example.com', token })).told.status).toBe(200)
    expect(backend.asked.map(({ body }) => body)).toEqual([{ email: 'Reader@example.com' }])
  })

  it.each([
    ['no token', async () => undefined],
    ['a guessed one', async () => 'guessed'],
    ['that of another address', () => tokenOf('other@example.com')],
    ['that of another store', () => tokenOf(EMAIL, 'de_de')],
  ])('is refused with %s, and the backend not asked', async (_, token) => {
    const { send, backend } = shopThatSays(() => enveloped('unsubscribed'))
    expect((await send('DELETE', { email: EMAIL, token: await token() })).told.status).toBe(403)
    expect(backend.asked).toEqual([])
  })
})

describe('the captcha', () => {
  afterEach(() => vi.unstubAllGlobals())

  const verdict = (answer: () => Promise<Response>) => {
    const verify = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', verify)
    return verify
  }
  const set = {
    captcha: { provider: 'turnstile' as const, siteKey: null, secret: 'secret-of-turnstile' },
  }

  it('is refused where no key is set', async () => {
    const verify = verdict(async () => Response.json({ success: false }))
    expect(await isHuman({ captcha: null }, '', undefined)).toBe(true)
    expect(verify).not.toHaveBeenCalled()
  })

  it('sees the token, and its word counts', async () => {
    const verify = verdict(async () => Response.json({ success: true }))
    expect(await isHuman(set, 'token-of-the-page', '192.0.2.1')).toBe(true)
    expect(String(verify.mock.calls[0]?.[1]?.body)).toBe(
      'secret=secret-of-turnstile&response=token-of-the-page&remoteip=192.0.2.1',
    )
    verdict(async () => Response.json({ success: false }))
    expect(await isHuman(set, 'token-of-the-page', undefined)).toBe(false)
  })

  it('lets nobody through without a token, or while it is out of reach', async () => {
    verdict(async () => Response.json({ success: true }))
    expect(await isHuman(set, '', undefined)).toBe(false)
    verdict(() => Promise.reject(new TypeError('no network')))
    expect(await isHuman(set, 'token-of-the-page', undefined)).toBe(false)
  })
})
