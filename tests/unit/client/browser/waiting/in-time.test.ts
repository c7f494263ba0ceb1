import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from '../../../../../client/browser/waiting/in-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in time is what comes', async () => {
  await expect(inTime(5000, Promise.resolve('code'))).resolves.toBe('code')
  await expect(inTime(5000, Promise.reject(new Error('Gone')))).rejects.toThrow('Gone')
})

test('what never comes is given up at its limit, and not before', async () => {
  const gaveUp = vi.fn()
  inTime(5000, new Promise(() => {})).catch(gaveUp)
  await vi.advanceTimersByTimeAsync(4999)
  expect(gaveUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(gaveUp).toHaveBeenCalledOnce()
})
