// D1 runs one statement at a time: a burst of searches would hold up every page and every cart that
// reads the catalogue. So few searches run at once, some wait for a moment, and the rest is refused.
import { fail, ok, type Result } from '../../../shared/result'
import { giveWay, leaveToSales } from './sales-first'

/** 'busy': it was never run. 'late': its time is over, and it ends at its next step. */
export type SearchFault = 'busy' | 'late'

/** Between two steps of a search: lets others go first, and throws when its time is over. */
export type BetweenSteps = () => Promise<void>

/** Keeps work running after its request was answered or aborted. */
export type KeepAlive = (work: Promise<unknown>) => void

export interface SearchTurns {
  /** Runs `work` when it is its turn. */
  take<T>(
    work: (between: BetweenSteps) => Promise<T>,
    keepAlive: KeepAlive,
  ): Promise<Result<T, SearchFault>>
}

export interface TurnLimits {
  atOnce: number
  queue: number
  /** Waiting and running together, in ms. */
  budgetMs: number
  /**
   * While carts and orders are being answered, the next search waits for this multiple of the time
   * that the last one took, and pauses between its steps; 0 switches both off.
   */
  rest: number
}

export function createSearchTurns(limits: TurnLimits): SearchTurns {
  const waiting = new Set<(isTurn: boolean) => void>()
  let running = 0

  function free() {
    const [next] = waiting
    if (!next) {
      running -= 1
      return
    }
    waiting.delete(next)
    next(true)
  }

  /** Waits for a turn; false when none came in time. The caller has to free it. */
  async function turn(): Promise<boolean> {
    if (running < limits.atOnce) {
      running += 1
      return true
    }
    if (waiting.size >= limits.queue) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting.add(resolve)
    const timer = setTimeout(() => {
      // Race: when the turn came just before, it is taken: refused now, it would never be freed.
      if (waiting.delete(resolve)) resolve(false)
    }, limits.budgetMs)
    return await promise.finally(() => clearTimeout(timer))
  }

  return {
    async take<T>(
      work: (between: BetweenSteps) => Promise<T>,
      keepAlive: KeepAlive,
    ): Promise<Result<T, SearchFault>> {
      const until = Date.now() + limits.budgetMs
      const mine = turn()
      keepAlive(mine)
      if (!(await mine)) return fail('busy')
      const time = new AbortController()
      const between = async () => {
        if (limits.rest > 0) await giveWay()
        time.signal.throwIfAborted()
      }
      const done = between().then(() => work(between))
      keepAlive(ended(done, limits.rest).then(free))
      const found = await inTime(done, until - Date.now())
      if (!found.ok) time.abort()
      return found
    },
  }
}

/** Until the work is over, whichever way, and those who buy had their time. */
async function ended(done: Promise<unknown>, rest: number): Promise<void> {
  const started = Date.now()
  await done.catch(() => undefined)
  await leaveToSales((Date.now() - started) * rest)
}

async function inTime<T>(done: Promise<T>, ms: number): Promise<Result<T, SearchFault>> {
  const late = Promise.withResolvers<Result<T, SearchFault>>()
  const timer = setTimeout(() => late.resolve(fail('late')), Math.max(ms, 0))
  try {
    return await Promise.race([done.then((value) => ok(value)), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
