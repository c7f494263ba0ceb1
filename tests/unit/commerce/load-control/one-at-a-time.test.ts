import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneAtATime } from '../../../../worker/commerce/load-control/one-at-a-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work whose runs end when the test says so. */
function openWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, ask }
}

test('what is asked for alone is done once and at once', async () => {
  const { runs, ask } = openWork()
  const first = ask()
  runs[0]?.resolve()
  await first
  expect(runs).toHaveLength(1)
  void ask()
  expect(runs).toHaveLength(2)
})

test('a hundred who ask while it runs wait for nothing, and one run more does for all of them', async () => {
  const { runs, ask } = openWork()
  const first = ask()
  await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await vi.advanceTimersByTimeAsync(250)
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await first
  expect(runs).toHaveLength(2)
})

test('a run that fails is told, and the next who asks begins another', async () => {
  const { runs, ask } = openWork()
  const first = ask()
  await ask()
  runs[0]?.reject(new Error('no such table'))
  await expect(first).rejects.toThrow('no such table')
  void ask()
  expect(runs).toHaveLength(2)
})

test('where somebody always asks, none begins 15 s after the first: the next who asks goes on', async () => {
  const { runs, ask } = openWork()
  const first = ask()
  await ask()
  await vi.advanceTimersByTimeAsync(15_000)
  runs[0]?.resolve()
  await vi.advanceTimersByTimeAsync(250)
  await first
  expect(runs).toHaveLength(1)
  void ask()
  expect(runs).toHaveLength(2)
})

test('a run that was stopped, and so never ends, holds up the others for 30 s at most', async () => {
  const { runs, ask } = openWork()
  void ask()
  await vi.advanceTimersByTimeAsync(29_999)
  await ask()
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  void ask()
  expect(runs).toHaveLength(2)
})
