import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AppEnv } from '../../../../worker/storefront/app-env'
import { parseSettings } from '../../../../worker/storefront/env'
import { contentSecurityPolicy } from '../../../../worker/storefront/http/content-security-policy'
import { isWithinRate } from '../../../../worker/storefront/http/rate-limit'
import { takeReport } from '../../../../worker/storefront/http/report-route'
import { securityHeaders } from '../../../../worker/storefront/http/security-headers'
import { logLine } from '../../../../worker/storefront/runtime/log-line'

const KEY = 'A'.repeat(43)

afterEach(() => {
  vi.restoreAllMocks()
})

function createApp() {
  const app = new Hono<AppEnv>()
  app.use(requestId({ headerName: '' }))
  app.use(async (c, next) => {
    c.set('settings', parseSettings({ SESSION_KEYS: KEY, PSP_ORIGINS: 'https://pay.example' }))
    await next()
  })
  app.use(securityHeaders())
  app.post('/_report', takeReport)
  app.get('/streamed', (c) => {
    c.set('nonce', 'abc')
    return c.text('x')
  })
  app.get('/frozen', () => Response.redirect('https://nl.example/', 301))
  app.get('*', (c) => c.text('page'))
  return app
}

describe('every answer', () => {
  test.each(['/', '/frozen', '/nowhere/at/all'])(
    'at %s carries the security headers',
    async (path) => {
      const { headers } = await createApp().request(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'reporting-endpoints': 'csp="/_report"',
      })
      expect(headers.get('content-security-policy')).not.toContain('nonce')
    },
  )

  test('has an id of its own that nobody else chooses', async () => {
    const app = createApp()
    const ask = () => app.request('/', { headers: { 'x-request-id': 'mine' } })
    const ids = (await Promise.all([ask(), ask()])).map(({ headers }) =>
      headers.get('x-request-id'),
    )
    expect(new Set([...ids, 'mine']).size).toBe(3)
  })

  test('that streams names its nonce in the policy', async () => {
    const { headers } = await createApp().request('/streamed')
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-abc'")
  })
})

/** Nobody else is let in. */
const NOBODY = {
  pspOrigins: [],
  assetOrigins: [],
  cardOrigins: [],
  wrapperOrigins: [],
  captchaOrigins: [],
  mapOrigins: [],
}

test('the policy lets nothing in but our own and the pictures of the CMS, and forms only to us and the payment pages', () => {
  const policy = contentSecurityPolicy({
    ...NOBODY,
    pspOrigins: ['https://pay.example'],
    assetOrigins: ['https://pictures.example'],
  })
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https://pictures.example",
    "media-src 'self' https://pictures.example",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self' https://pay.example",
    'report-to csp',
    'report-uri /_report',
  ])
})

test('where a card is paid with, its fields come from the provider and any bank may ask its holder', () => {
  const cards = 'https://cards.example'
  const policy = contentSecurityPolicy({
    ...NOBODY,
    pspOrigins: ['https://pay.example'],
    cardOrigins: [cards],
  })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://applepay.cdn-apple.com https://pay.google.com",
      `connect-src 'self' ${cards} https://applepay.cdn-apple.com https://pay.google.com`,
      "frame-src 'self' https:",
      "form-action 'self' https://pay.example https:",
    ]),
  )
})

test('in the native app the shop is framed by trusted origins, and by no others', () => {
  const policy = (wrapperOrigins: string[]) => contentSecurityPolicy({ ...NOBODY, wrapperOrigins })
  expect(policy(['self', 'https://app.example'])).toContain(
    "frame-ancestors 'self' https://app.example;",
  )
  expect(policy([])).toContain("frame-ancestors 'none';")
})

test('a captcha is let in where there is one', () => {
  const captcha = 'https://captcha.example'
  const policy = contentSecurityPolicy({
    ...NOBODY,
    captchaOrigins: [captcha],
  })
  for (const kind of ['script-src', 'frame-src', 'connect-src']) {
    expect(policy.split('; ')).toContain(`${kind} 'self' ${captcha}`)
  }
})

describe('a report of the browser', () => {
  const post = (body: string, env = {}) =>
    createApp().request('/_report', { method: 'POST', body }, env)

  test('is not even read from who sends too many', async () => {
    const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const report = JSON.stringify([{ body: { effectiveDirective: 'img-src', blockedURL: '/x' } }])
    const RATE_REPORT = { limit: async () => ({ success: false }) }
    const { status, headers } = await post(report, { RATE_REPORT })
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('60')
    expect(written).not.toHaveBeenCalled()
  })

  test.each([
    [
      {
        'csp-report': {
          'effective-directive': 'script-src',
          'blocked-uri': 'https://x.example/a?token=canary',
        },
      },
    ],
    [
      [
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: 'script-src',
            blockedURL: 'https://x.example/a?token=canary',
          },
        },
      ],
    ],
  ])('is written down in either dialect, without what its address carried', async (report) => {
    const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect((await post(JSON.stringify(report))).status).toBe(204)
    expect(JSON.parse(lines.mock.calls[0]?.[0] as string)).toMatchObject({
      event: 'csp-violation',
      directive: 'script-src',
      blocked: 'https://x.example/a',
    })
  })

  test.each(['', 'x', '{}', `[${'1,'.repeat(20_000)}1]`])(
    'that makes no sense is refused',
    async (body) => {
      expect((await post(body)).status).toBe(400)
    },
  )
})

describe('the rate', () => {
  function counter(limit: number) {
    const seen = new Map<string, number>()
    return {
      async limit({ key }: { key: string }) {
        seen.set(key, (seen.get(key) ?? 0) + 1)
        return { success: (seen.get(key) ?? 0) <= limit }
      },
    }
  }

  test('is counted by the address that Cloudflare tells, whatever x-forwarded-for says', async () => {
    const two = counter(2)
    const from = (ip: string, forwarded: string) =>
      isWithinRate(two, new Headers({ 'cf-connecting-ip': ip, 'x-forwarded-for': forwarded }))
    expect(await from('1.1.1.1', 'a')).toBe(true)
    expect(await from('1.1.1.1', 'b')).toBe(true)
    expect(await from('1.1.1.1', 'c')).toBe(false)
    expect(await from('2.2.2.2', 'c')).toBe(true)
  })

  test('is counted for all addresses of one IPv6 network together', async () => {
    const two = counter(2)
    const from = (ip: string) => isWithinRate(two, new Headers({ 'cf-connecting-ip': ip }))
    expect(await from('2001:db8:1:2::1')).toBe(true)
    expect(await from('2001:DB8:0001:2:ffff:0:0:9')).toBe(true)
    expect(await from('2001:db8:1:2:3::')).toBe(false)
    expect(await from('2001:db8:1:3::1')).toBe(true)
    expect(await from('2001:db8::1')).toBe(true)
    expect(await from('2001:db8::2:0:0:0:1')).toBe(true)
    expect(await from('::ffff:1.2.3.4')).toBe(true)
    expect(await from('1.2.3.4')).toBe(true)
    expect(await from('1.2.3.4')).toBe(false)
  })

  test('stops nobody when it cannot be counted', async () => {
    const broken = { limit: () => Promise.reject(new Error('out of reach')) }
    expect(await isWithinRate(broken, new Headers())).toBe(true)
    expect(await isWithinRate(undefined, new Headers())).toBe(true)
  })
})

test('a log line is one line of JSON with the time in UTC, whatever is in it', () => {
  const write = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  logLine('info', 'event', { path: '/a\n{"level":"error"}' })
  const line = write.mock.calls[0]?.[0] as string
  expect(line).not.toContain('\n')
  expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

describe('the settings', () => {
  test('have defaults for all but the session keys', () => {
    expect(parseSettings({ SESSION_KEYS: KEY })).toMatchObject({
      commerceUrl: null,
      commerceKey: null,
      purgeKey: null,
      tokenInHeader: true,
      pspOrigins: [],
      assetOrigins: [],
      patience: 1,
      pageCache: true,
      avif: true,
    })
  })

  test('hold every key of a comma list, 256 bits each', () => {
    const { sessionKeys } = parseSettings({ SESSION_KEYS: `${KEY}, ${'B'.repeat(43)}` })
    expect(sessionKeys.map((key) => key.length)).toEqual([32, 32])
  })

  test.each([
    [{}, 'SESSION_KEYS'],
    [{ SESSION_KEYS: '' }, 'SESSION_KEYS'],
    [{ SESSION_KEYS: 'short' }, 'SESSION_KEYS'],
    [{ SESSION_KEYS: KEY, COMMERCE_URL: 'ftp://x' }, 'COMMERCE_URL'],
    [{ SESSION_KEYS: KEY, PSP_ORIGINS: 'https://pay.example/path' }, 'PSP_ORIGINS'],
    [{ SESSION_KEYS: KEY, ASSET_ORIGINS: 'https://a.example/path' }, 'ASSET_ORIGINS'],
    [{ SESSION_KEYS: KEY, PURGE_KEY: 'short' }, 'PURGE_KEY is shorter than 16 characters'],
    [{ SESSION_KEYS: KEY, COMMERCE_KEY: 'short' }, 'COMMERCE_KEY is shorter than 16 characters'],
    [{ SESSION_KEYS: KEY, TOKEN_IN_HEADER: 'yes' }, 'TOKEN_IN_HEADER'],
  ])('that are wrong name the variable: %j', (env, name) => {
    expect(() => parseSettings(env)).toThrow(name)
  })

  test('that are wrong never show a secret', () => {
    const parse = () => parseSettings({ SESSION_KEYS: 'canary', PURGE_KEY: 'canary' })
    expect(parse).toThrow(/^(?!.*canary)/)
  })
})
