import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSingleFlight } from '../../../../worker/storefront/cache/single-flight'

const nothing = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('whoever joins gets what the leader got, a failure included', async () => {
  const flight = createSingleFlight()
  const work = vi.fn(async () => {
    throw new Error('broken')
  })
  const runs = [1, 2, 3].map(() => flight.run('key', work, nothing))
  await Promise.all(runs.map((run) => expect(run).rejects.toThrow('broken')))
  expect(work).toHaveBeenCalledTimes(1)
})

test('what is over is not joined any more', async () => {
  const flight = createSingleFlight()
  let count = 0
  const work = async () => {
    count += 1
    return count
  }
  expect(await flight.run('key', work, nothing)).toBe(1)
  expect(await flight.run('key', work, nothing)).toBe(2)
})

test('the leader goes on after its own request is answered', async () => {
  const flight = createSingleFlight()
  const waitUntil = vi.fn()
  await flight.run('key', async () => 1, waitUntil)
  expect(waitUntil).toHaveBeenCalledTimes(1)
})

test('a leader that was cut off leaves nobody hanging', async () => {
  const flight = createSingleFlight()
  const never = () => new Promise<string>(() => undefined)
  void flight.run('key', never, nothing)
  const follower = flight.run('key', async () => 'done', nothing)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await follower).toBe('done')
  expect(await flight.run('key', async () => 'next', nothing)).toBe('next')
})

test('of all who waited for a leader that was cut off one leads, and the others join', async () => {
  const flight = createSingleFlight()
  void flight.run('key', () => new Promise<string>(() => undefined), nothing)
  const work = vi.fn(async () => 'done')
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 1000)).then(work)
  const followers = Array.from({ length: 5 }, () => flight.run('key', slowly, nothing))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await Promise.all(followers)).toEqual(Array(5).fill('done'))
  expect(work).toHaveBeenCalledTimes(1)
})

test('when the next leader is cut off too, another follower leads', async () => {
  const flight = createSingleFlight()
  const work = vi.fn(() => new Promise<string>(() => undefined))
  void flight.run('key', work, nothing)
  void flight.run('key', work, nothing)
  const last = flight.run('key', async () => 'done', nothing)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await last).toBe('done')
  expect(work).toHaveBeenCalledTimes(2)
})
