import type { Miniflare } from 'miniflare'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCron } from '../../../../worker/tools/run/run-cron'

const scheduled = vi.fn<(event: { cron: string }) => Promise<void>>()
const getWorker = vi.fn(async (_name: string) => ({ scheduled }))
const workers = { getWorker } as unknown as Miniflare

beforeEach(() => {
  vi.useFakeTimers()
  scheduled.mockReset().mockResolvedValue()
  getWorker.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the clock wakes the commerce Worker at the start, and every minute after it', async () => {
  runCron(workers)
  await vi.advanceTimersByTimeAsync(0)
  expect(getWorker.mock.calls).toEqual([['commerce']])
  expect(scheduled.mock.calls).toEqual([[{ cron: '* * * * *' }]])
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(scheduled).toHaveBeenCalledTimes(4)
})

test('what fails once is told, and tried again a minute later', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  scheduled.mockRejectedValueOnce(new Error('The database is busy'))
  runCron(workers)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveBeenCalledTimes(1)
  expect(scheduled).toHaveBeenCalledTimes(2)
})
