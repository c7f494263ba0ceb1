// A database is one thread: a burst of searches would keep every page and every cart that reads the
// catalogue waiting. So few of them run at once, the others queue for a moment, and whoever would come too late is told so.
import { fail, ok, type Result } from '../../../shared/result'
import { giveWay, leaveToSales } from './sales-first'

/** 'busy': it was never run. 'late': its time is over, and it ends at its next step. */
export type SearchFault = 'busy' | 'late'

/** Between two steps of a search: lets others go first, and throws when its time is over. */
export type BetweenSteps = () => Promise<void>

/** Lets work end although its request was answered, or given up by whoever asked. */
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
   * While somebody buys, no turn follows another for so many times as long as that one took, and its
   * steps give way; 0 gives way to nobody.
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

  /** Whether a turn came in time; it then belongs to whoever asked. */
  async function turn(): Promise<boolean> {
    if (running < limits.atOnce) {
      running += 1
      return true
    }
    if (waiting.size >= limits.queue) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting.add(resolve)
    const timer = setTimeout(() => {
      // Race: the turn came just before the time was over; it is then taken, or nobody would free it.
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
