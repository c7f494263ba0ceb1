import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type BetweenSteps,
  createSearchTurns,
} from '../../../../worker/commerce/load-control/search-turns'

const LIMITS = { atOnce: 2, queue: 1, budgetMs: 1000, rest: 0 }
const letGo = () => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Searches that end when the test says so. */
function openSearches() {
  const turns = createSearchTurns(LIMITS)
  const started: PromiseWithResolvers<string>[] = []
  const ask = () =>
    turns.take(() => {
      const search = Promise.withResolvers<string>()
      started.push(search)
      return search.promise
    }, letGo)
  return { started, ask }
}

test('two searches run at once, the next waits for its turn, one more is refused at once', async () => {
  const { started, ask } = openSearches()
  const [first, , third] = [ask(), ask(), ask()]
  expect(await ask()).toEqual({ ok: false, error: 'busy' })
  expect(started).toHaveLength(2)
  started[0]?.resolve('found')
  expect(await first).toEqual({ ok: true, value: 'found' })
  await vi.advanceTimersByTimeAsync(0)
  started[2]?.resolve('found later')
  expect(await third).toEqual({ ok: true, value: 'found later' })
})

test('a search answers within 1000 ms, and one that runs longer keeps its turn (spec 9)', async () => {
  const { started, ask } = openSearches()
  const late = [ask(), ask()]
  const waiting = ask()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(late)).toEqual(Array(2).fill({ ok: false, error: 'late' }))
  expect(await waiting).toEqual({ ok: false, error: 'busy' })
  const next = ask()
  await vi.advanceTimersByTimeAsync(10)
  expect(started).toHaveLength(2)
  started[0]?.resolve('at last')
  await vi.advanceTimersByTimeAsync(10)
  started[2]?.resolve('found')
  expect(await next).toEqual({ ok: true, value: 'found' })
})

test('a search whose time is over is told so, and gives its turn back when it stops', async () => {
  const turns = createSearchTurns({ ...LIMITS, atOnce: 1 })
  const steps: string[] = []
  const search = async (between: BetweenSteps) => {
    steps.push('find')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await between()
    steps.push('load')
  }
  const asked = turns.take(search, letGo)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toEqual({ ok: false, error: 'late' })
  expect(steps).toEqual(['find'])
  expect(await turns.take(async () => 'found', letGo)).toEqual({ ok: true, value: 'found' })
})

test('a search that fails gives its turn back', async () => {
  const { started, ask } = openSearches()
  const failing = Promise.all([ask(), ask()])
  const told = expect(failing).rejects.toThrow('no such table')
  await vi.advanceTimersByTimeAsync(0)
  for (const search of started) search.reject(new Error('no such table'))
  await told
  const next = ask()
  await vi.advanceTimersByTimeAsync(0)
  started[2]?.resolve('found')
  expect(await next).toEqual({ ok: true, value: 'found' })
})
