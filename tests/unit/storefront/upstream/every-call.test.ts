// Each way to fail, for each call there is (trust F-A): a fault as a value, within its time.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CallName, calls } from '../../../../shared/contract/calls'
import { timeLimitOf } from '../../../../worker/storefront/upstream/call-rules'
import {
  type Behaviour,
  createFakeUpstream,
  dripping,
  enveloped,
} from '../../../fakes/fake-upstream'

const names = Object.keys(calls) as CallName[]

const params = { slug: 'x', id: '1', sku: 'x', order_id: 'x', identifier: 'x', storeId: '1' }
const paramsOf = (name: CallName) =>
  Object.fromEntries(
    Array.from(calls[name].path.matchAll(/:(\w+)/g), ([, key = '']) => [key, '1']).concat(
      Object.entries(params),
    ),
  )

const FAULTS: Record<string, Behaviour> = {
  'HTTP 500': () => new Response('<h1>500</h1>', { status: 500 }),
  'HTTP 503': () => new Response('', { status: 503 }),
  'HTTP 429': () => new Response('', { status: 429, headers: { 'retry-after': '1' } }),
  HTML: () => new Response('<p>hi</p>', { headers: { 'content-type': 'text/html' } }),
  'half a JSON': () => dripping(['{"code":200,"result":{"items":[{'], 'close'),
  nothing: () => dripping([''], 'close'),
  'a reset in the middle': () => dripping(['{"code":200'], 'break'),
  'no connection': () => Promise.reject(new TypeError('refused')),
  silence: () => new Promise<Response>(() => undefined),
  'a byte now and then': () => dripping(['{'], 'silence'),
  'a redirect': () => Response.redirect('https://elsewhere.example/', 307),
  megabytes: () =>
    dripping(
      Array.from({ length: 12 }, () => ' '.repeat(512 * 1024)),
      'close',
    ),
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(FAULTS))('%s', (_what, behave) => {
  test.each(names)('to %s is a fault in time', async (name) => {
    const { upstream } = createFakeUpstream(behave)
    let isAnswered = false
    const asked = upstream.ask(name, { params: paramsOf(name) }).finally(() => {
      isAnswered = true
    })
    await vi.advanceTimersByTimeAsync(timeLimitOf(name))
    expect(isAnswered).toBe(true)
    const answer = await asked
    expect(answer.ok).toBe(false)
    if (!answer.ok) expect(answer.error.status).toBeGreaterThanOrEqual(400)
  })
})

test('a slow backend may take as many times longer as its shop says', async () => {
  const slow: Behaviour = () =>
    new Promise((resolve) => setTimeout(() => resolve(enveloped([])), 2 * timeLimitOf('countries')))
  const [usual, patient] = [1, 2.5].map((patience) =>
    createFakeUpstream(slow, { patience }).upstream.ask('countries', {}),
  )
  await vi.advanceTimersByTimeAsync(3 * timeLimitOf('countries'))
  expect((await usual)?.ok).toBe(false)
  expect((await patient)?.ok).toBe(true)
})
