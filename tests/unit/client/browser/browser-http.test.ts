import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserHttp } from '../../../../client/browser/browser-http'
import { LOGGED_IN_COOKIE } from '../../../../shared/customer/logged-in-cookie'
import { storeViewOf } from '../../../../shared/store-view/store-views'

const browserHttp = createBrowserHttp(storeViewOf('nl_nl'))
const request = { method: 'GET', path: '/api/cart/pull' } as const
const json = (body: string, status = 200, headers = {}) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })

let answer: () => Promise<Response>
const fetched: [string, RequestInit][] = []

beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    fetched.push([path, init])
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an envelope is an answer, whatever its code', async () => {
  answer = async () => json('{"code":400,"result":"No"}', 400)
  expect(await browserHttp.send(request)).toEqual({
    kind: 'answered',
    code: 400,
    result: 'No',
    retryAfterMs: null,
  })
})

test('when to come back is read in milliseconds', async () => {
  answer = async () => json('{"code":429,"result":""}', 429, { 'retry-after': '60' })
  expect(await browserHttp.send(request)).toMatchObject({ code: 429, retryAfterMs: 60_000 })
})

test('what is not JSON has a bad content type', async () => {
  answer = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  expect(await browserHttp.send(request)).toEqual({ kind: 'lost', reason: 'bad-content-type' })
})

test.each(['', '{"code":20', 'null', '[]', '"x"', '{"result":1}', '{"code":"200"}'])(
  'JSON that is no envelope has the wrong format: %j',
  async (body) => {
    answer = async () => json(body)
    expect(await browserHttp.send(request)).toEqual({ kind: 'lost', reason: 'wrong-format' })
  },
)

test('no answer in time, a broken network and no network are told apart', async () => {
  answer = () => Promise.reject(new DOMException('late', 'TimeoutError'))
  expect(await browserHttp.send(request)).toEqual({ kind: 'lost', reason: 'timeout' })
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await browserHttp.send(request)).toEqual({ kind: 'lost', reason: 'network' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await browserHttp.send(request)).toEqual({ kind: 'lost', reason: 'offline' })
})

test('an answer that takes the login away is told to the page, and to guests nothing', async () => {
  const told = vi.fn()
  vi.stubGlobal('dispatchEvent', told)
  answer = async () => json('{"code":401,"result":"over"}', 401)
  await browserHttp.send(request)
  expect(told).not.toHaveBeenCalled()
  const page = { cookie: `${LOGGED_IN_COOKIE}=1` }
  vi.stubGlobal('document', page)
  answer = async () => {
    page.cookie = ''
    return json('{"code":401,"result":"over"}', 401)
  }
  await browserHttp.send(request)
  expect(told).toHaveBeenCalledOnce()
})

test('a body travels as JSON, and headers are added to our own', async () => {
  answer = async () => json('{"code":200,"result":true}')
  await browserHttp.send({ method: 'POST', path: '/p', body: { a: 1 }, headers: { x: 'y' } })
  expect(fetched[0]?.[1]).toMatchObject({
    body: '{"a":1}',
    headers: { accept: 'application/json', 'content-type': 'application/json', x: 'y' },
    credentials: 'same-origin',
  })
})
