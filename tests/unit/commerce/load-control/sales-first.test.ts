import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommerceEnv } from '../../../../worker/commerce/env'
import {
  giveWay,
  leaveToSales,
  salesFirst,
} from '../../../../worker/commerce/load-control/sales-first'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A call that is answered when the test says so. */
function openCall() {
  const bought = Promise.withResolvers<Response>()
  const app = new Hono<CommerceEnv>().use(salesFirst).get('/', () => bought.promise)
  return { bought, answered: app.request('/') }
}

async function hasEnded(work: Promise<unknown>): Promise<boolean> {
  const open = Symbol()
  await vi.advanceTimersByTimeAsync(0)
  return (await Promise.race([work, Promise.resolve(open)])) !== open
}

test('what is browsed waits while a cart is answered, and then no longer', async () => {
  const { bought, answered } = openCall()
  const search = giveWay()
  expect(await hasEnded(search)).toBe(false)
  bought.resolve(new Response('a cart'))
  await answered
  expect(await hasEnded(search)).toBe(true)
  expect(await hasEnded(giveWay())).toBe(true)
})

test('a call that fails holds nobody up', async () => {
  const { bought, answered } = openCall()
  bought.reject(new Error('no such table'))
  await answered
  expect(await hasEnded(giveWay())).toBe(true)
})

test('a call that was given up, and so never ends, holds up what follows for 5 s at most', async () => {
  openCall()
  await vi.advanceTimersByTimeAsync(5001)
  expect(await hasEnded(giveWay())).toBe(true)
  expect(await hasEnded(leaveToSales(500))).toBe(true)
})

test('where somebody always buys, a search goes on after 100 ms', async () => {
  const { bought, answered } = openCall()
  const search = giveWay()
  await vi.advanceTimersByTimeAsync(99)
  expect(await hasEnded(search)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hasEnded(search)).toBe(true)
  bought.resolve(new Response('a cart'))
  await answered
})

test('while somebody buys, the database is left to them for the time that was asked', async () => {
  const { bought, answered } = openCall()
  bought.resolve(new Response('a cart'))
  await answered
  const rest = leaveToSales(160)
  await vi.advanceTimersByTimeAsync(159)
  expect(await hasEnded(rest)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hasEnded(rest)).toBe(true)
})

test('for a second at most, and not at all when nothing was bought for a second', async () => {
  const { bought, answered } = openCall()
  bought.resolve(new Response('a cart'))
  await answered
  const rest = leaveToSales(60_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await hasEnded(rest)).toBe(true)
  expect(await hasEnded(leaveToSales(80))).toBe(true)
})
