// A cart and an order have a database of their own, but what they sell and what it costs they ask of the
// catalogue, several times in a row, and an isolate has one processor for all it does. With a search
// between each of its questions a cart would take a second, so what is dear to browse gives way.
import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env'

/** How long others give way at most, in ms: where somebody always buys, they are served all the same. */
const PATIENCE_MS = 100

/** After so many ms without a call nobody is buying any more. */
const BUYING_MS = 1000
const MAX_REST_MS = 1000
/** Whoever gives up a call ends it without a word: after so many ms it counts no more. */
const MAX_CALL_MS = 5000

/** When the calls of carts and orders began that this isolate is answering; when the last one ended. */
const underway = new Map<symbol, number>()
let lastAnswered = 0
const waiting = new Set<() => void>()

/** Around the calls that others give way to: those that ask the catalogue while somebody buys. */
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

/** Waits until nothing is being bought. */
export async function giveWay(): Promise<void> {
  if (!isBeingAnswered()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  waiting.add(resolve)
  await promise
  waiting.delete(resolve)
  clearTimeout(timer)
}

/** Leaves the catalogue to those who buy, if anybody does, for so many ms and a second at most. */
export async function leaveToSales(ms: number): Promise<void> {
  const isBuying = isBeingAnswered() || Date.now() - lastAnswered < BUYING_MS
  if (!isBuying || ms === 0) return
  await new Promise((over) => setTimeout(over, Math.min(ms, MAX_REST_MS)))
}
