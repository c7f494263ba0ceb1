// A database is one thread, and a cart asks it several times in a row: with a search between each of
// its questions it would take a second. So what is dear to browse gives way to what is bought.
import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from './env'

/** How long others give way at most, in ms: where somebody always buys, they are served all the same. */
const PATIENCE_MS = 100

/** After so many ms without a call nobody is buying any more. */
const BUYING_MS = 1000
const MAX_REST_MS = 1000

/** Calls of carts and orders that this isolate is answering, and when the last one was answered. */
let underway = 0
let lastAnswered = 0
const waiting = new Set<() => void>()

/** Around the calls that others give way to. */
export const salesFirst = createMiddleware<CommerceEnv>(async function goFirst(_, next) {
  underway += 1
  try {
    await next()
  } finally {
    underway -= 1
    lastAnswered = Date.now()
    if (underway === 0) for (const goOn of waiting) goOn()
  }
})

/** Waits until nothing is being bought. */
export async function giveWay(): Promise<void> {
  if (underway === 0) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  waiting.add(resolve)
  await promise
  waiting.delete(resolve)
  clearTimeout(timer)
}

/** Leaves the database to those who buy, if anybody does, for so many ms and a second at most. */
export async function leaveToSales(ms: number): Promise<void> {
  const isBuying = underway > 0 || Date.now() - lastAnswered < BUYING_MS
  if (!isBuying || ms === 0) return
  await new Promise((over) => setTimeout(over, Math.min(ms, MAX_REST_MS)))
}
