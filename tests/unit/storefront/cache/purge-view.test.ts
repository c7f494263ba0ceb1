import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPurgeView, type PurgedTag } from '../../../../worker/storefront/cache/purge-view'
import { createBackground } from '../../../fakes/background'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function createView(log: PurgedTag[] = [], bookmarks: string[] = []) {
  const background = createBackground()
  const asked: number[] = []
  const view = createPurgeView(async (since) => {
    asked.push(since)
    return { tags: log.filter(({ at }) => at >= since), bookmark: bookmarks.at(-1) ?? null }
  })
  return { view, asked, log, background, ready: () => view.ready(background.waitUntil) }
}

test('a cold isolate looks at the log before it trusts anything kept', async () => {
  const { view, ready } = createView([{ tag: 'P1', at: Date.now() - 10_000 }])
  await ready()
  expect(view.isPurged(['P1'], Date.now() - 20_000)).toBe(true)
  expect(view.isPurged(['P1'], Date.now() - 5000)).toBe(false)
  expect(view.isPurged(['P2'], 0)).toBe(false)
})

test('the log is asked at most every 2 s, and only for what is new', async () => {
  const { asked, ready, background } = createView()
  for (let ms = 0; ms <= 6000; ms += 100) {
    await ready()
    await background.settled()
    vi.setSystemTime(Date.now() + 100)
  }
  expect(asked.length).toBeLessThanOrEqual(4)
  expect(asked.at(-1)).toBeGreaterThan(1_000_000_000 - 10_000)
})

test('a purge elsewhere is known within 2 s', async () => {
  const { view, log, ready, background } = createView()
  await ready()
  const at = Date.now() + 500
  log.push({ tag: 'home', at })
  vi.setSystemTime(Date.now() + 2000)
  await ready()
  await background.settled()
  expect(view.isPurged(['home'], at - 1)).toBe(true)
})

test('after a rest the view looks again before it says anything', async () => {
  const { view, log, ready } = createView()
  await ready()
  vi.setSystemTime(Date.now() + 600_000)
  log.push({ tag: 'P1', at: Date.now() - 1000 })
  await ready()
  expect(view.isPurged(['P1'], Date.now() - 300_000)).toBe(true)
})

test('the newest bookmark is known together with the purge it came with', async () => {
  const bookmarks: string[] = []
  const { view, log, ready, background } = createView([], bookmarks)
  await ready()
  expect(view.bookmark()).toBeNull()
  log.push({ tag: 'P1', at: Date.now() + 500 })
  bookmarks.push('00000001-late')
  vi.setSystemTime(Date.now() + 2000)
  await ready()
  await background.settled()
  expect(view.isPurged(['P1'], Date.now() - 2000)).toBe(true)
  expect(view.bookmark()).toBe('00000001-late')
})

test('a log that does not answer is waited for half a second and asked again later', async () => {
  let calls = 0
  const view = createPurgeView(() => {
    calls += 1
    return new Promise(() => undefined)
  })
  const waiting = view.ready(() => undefined)
  await vi.advanceTimersByTimeAsync(500)
  await waiting
  await vi.advanceTimersByTimeAsync(2000)
  const again = view.ready(() => undefined)
  await vi.advanceTimersByTimeAsync(500)
  await again
  expect(calls).toBe(2)
})

test('a log that fails stops nobody', async () => {
  const view = createPurgeView(async () => {
    throw new Error('no object')
  })
  await view.ready(() => undefined)
  expect(view.isPurged(['P1'], 0)).toBe(false)
})
