// Carts and orders read products and prices from the catalogue, several times in a row, and share one
// thread with searches. With a search between each of its reads a cart would take a second, so
// expensive searches wait while a cart or an order is being answered.
import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env'

/** Longest wait of a search, in ms, so that it also ends in a shop where orders never pause. */
const PATIENCE_MS = 100

/** This many ms after the last call of a cart or an order, searches no longer hold back. */
const BUYING_MS = 1000
const MAX_REST_MS = 1000
/** An aborted call never reports its end, so it is dropped after this many ms. */
const MAX_CALL_MS = 5000

/** When each call of carts and orders began that this isolate is answering. */
const underway = new Map<symbol, number>()
let lastAnswered = 0
const waiting = new Set<() => void>()

/** Wraps the calls of carts and orders, for which searches wait. */
export const salesFirst = createMiddleware<CommerceEnv>(async function goFirst(_, next) {
  const call = Symbol()
  underway.set(call, Date.now())
  try {
    await next()
  } finally {
    underway.delete(call)
    lastAnswered = Date.now()
    if (underway.size === 0) for (const goOn of waiting) goOn()
  }
})

function isBeingAnswered(): boolean {
  for (const [call, began] of underway) {
    if (Date.now() - began > MAX_CALL_MS) underway.delete(call)
  }
  return underway.size > 0
}

/** Waits until no cart or order is being answered, but not for long. */
export async function giveWay(): Promise<void> {
  if (!isBeingAnswered()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  waiting.add(resolve)
  await promise
  waiting.delete(resolve)
  clearTimeout(timer)
}

/** Pauses for so many ms, a second at most, if a cart or an order was answered just now. */
export async function leaveToSales(ms: number): Promise<void> {
  const isBuying = isBeingAnswered() || Date.now() - lastAnswered < BUYING_MS
  if (!isBuying || ms === 0) return
  await new Promise((over) => setTimeout(over, Math.min(ms, MAX_REST_MS)))
}
