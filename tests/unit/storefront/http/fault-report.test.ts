import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { FAULT_REPORT_PATH, type FaultReport } from '../../../../shared/routing/fault-report'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { AppEnv } from '../../../../worker/storefront/app-env'
import { takeFaultReport } from '../../../../worker/storefront/http/fault-report-route'

const REPORT: FaultReport = {
  part: 'cart-drawer',
  name: 'TypeError',
  message: 'No QueryClient set',
  stack:
    'TypeError: x\n at a (https://shop.example/assets/cart-C9Oa.js:1:42)\n at https://other/b.js:1:2',
  path: '/about',
}

interface Sent {
  status: number
  lines: Record<string, unknown>[]
}

afterEach(() => {
  vi.restoreAllMocks()
})

async function send(body: BodyInit, headers: Record<string, string> = {}): Promise<Sent> {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('store', storeViewOf('nl_nl'))
    await next()
  })
  app.post(FAULT_REPORT_PATH, takeFaultReport)
  const { status } = await app.request(FAULT_REPORT_PATH, { method: 'POST', body, headers }, {})
  return { status, lines: written.mock.calls.map(([line]) => JSON.parse(String(line))) }
}

test('what broke in a browser becomes one line for the operator', async () => {
  const { status, lines } = await send(JSON.stringify(REPORT))
  expect(status).toBe(204)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 'error',
    event: 'browser-fault',
    store: 'nl_nl',
    part: 'cart-drawer',
    name: 'TypeError',
    message: 'No QueryClient set',
    at: 'cart-C9Oa.js:1:42',
    path: '/about',
  })
})

test('the line holds nothing that a shopper typed, whatever the error quotes', async () => {
  const message =
    'Unexpected token in "erin@example.com, Kerkstraat 12" of erin@example.com, 0612345678, /a?q=erin'
  const { lines } = await send(JSON.stringify({ ...REPORT, message, path: '/a/erin@example.com' }))
  expect(JSON.stringify(lines)).not.toMatch(/erin|Kerkstraat|0612345678/)
})

test.each([
  ['no JSON', 'part=screen'],
  ['a field missing', JSON.stringify({ ...REPORT, path: undefined })],
  ['a part that is no name', JSON.stringify({ ...REPORT, part: 'screen\n{"level":"info"}' })],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe])],
])('a report with %s is refused and not written down', async (_what, body) => {
  expect(await send(body)).toEqual({ status: 400, lines: [] })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another origin, in a browser that says no more', { origin: 'https://evil.test' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a report from %s is refused and not written down', async (_who, headers) => {
  expect(await send(JSON.stringify(REPORT), headers)).toEqual({ status: 403, lines: [] })
})

test('a report from a page of the shop is written down', async () => {
  const headers = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
  const { status, lines } = await send(JSON.stringify(REPORT), headers)
  expect([status, lines.length]).toEqual([204, 1])
})

test('a report that comes with a cookie and names no origin is written down', async () => {
  const { status } = await send(JSON.stringify(REPORT), { cookie: 'session=of-a-browser' })
  expect(status).toBe(204)
})
