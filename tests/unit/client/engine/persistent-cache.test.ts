import { beforeEach, describe, expect, it } from 'vitest'
import {
  type CacheEntry,
  createPersistentCache,
  type EntryStorage,
} from '../../../../client/engine/persistent-cache.ts'
import { FakeBrowser, settle } from './fake-browser.ts'

const KB = 1024
const QUOTA_ERROR = new DOMException('Full', 'QuotaExceededError')

/** A storage that breaks on demand; it keeps entries in the order in which they were written. */
class FakeStorage implements EntryStorage {
  readonly kept = new Map<string, string>()
  readonly calls: string[] = []
  fails: (call: string) => Promise<never> | null = () => null

  private async call<T>(name: string, work: () => T): Promise<T> {
    this.calls.push(name)
    await this.fails(name)
    return work()
  }
  all = () => this.call('all', () => [...this.kept])
  write = (entries: readonly CacheEntry[]) =>
    this.call('write', () => {
      for (const [key, text] of entries) this.kept.set(key, text)
    })
  remove = (keys: readonly string[]) =>
    this.call('remove', () => {
      for (const key of keys) this.kept.delete(key)
    })
  clear = () => this.call('clear', () => this.kept.clear())
  recreate = () => this.call('recreate', () => this.kept.clear())
  count = (name: string) => this.calls.filter((call) => call === name).length
}

let browser: FakeBrowser
let storage: FakeStorage
let reports: string[]

function openCache() {
  const { clock } = browser.openTab()
  return createPersistentCache({ storage, clock, report: (what) => reports.push(what) })
}

const never = () => new Promise<never>(() => {})
const failWith = (error: Error) => () => Promise.reject(error)

beforeEach(() => {
  browser = new FakeBrowser()
  storage = new FakeStorage()
  reports = []
})

describe('the persistent cache', () => {
  it('gives what an earlier page kept, and memory before it', async () => {
    await openCache().write([
      ['a', 'old'],
      ['b', 'kept'],
    ])
    const cache = openCache()
    await cache.write([['a', 'new']])
    storage.kept.set('a', 'of another tab')
    expect(Object.fromEntries(await cache.all())).toEqual({ a: 'new', b: 'kept' })
  })

  it('is disabled after one error of reading', async () => {
    storage.fails = (call) => (call === 'all' ? Promise.reject(new Error('broken')) : null)
    const cache = openCache()
    await cache.write([['a', '1']])
    expect(Object.fromEntries(await cache.all())).toEqual({ a: '1' })
    await cache.all()
    await cache.write([['b', '2']])
    expect(storage.count('all')).toBe(1)
    expect(storage.count('write')).toBe(1)
    expect(Object.fromEntries(await cache.all())).toEqual({ a: '1', b: '2' })
  })

  it('is disabled after 30 errors of writing, and not before', async () => {
    storage.fails = (call) => (call === 'write' ? Promise.reject(new Error('broken')) : null)
    const cache = openCache()
    for (let times = 0; times < 29; times += 1) await cache.write([['a', String(times)]])
    storage.fails = () => null
    await cache.write([['a', 'kept']])
    expect(storage.kept.get('a')).toBe('kept')
    storage.fails = failWith(new Error('broken'))
    await cache.write([['a', 'lost']])
    const asked = storage.calls.length
    storage.fails = () => null
    await cache.write([['a', 'not tried']])
    expect(storage.calls.length).toBe(asked)
  })

  it('is recreated when it has not answered within 800 ms, which is reported', async () => {
    storage.fails = (call) => (call === 'write' ? never() : null)
    const cache = openCache()
    const writing = cache.write([['a', '1']])
    await settle()
    browser.pass(799)
    await settle()
    expect(storage.count('recreate')).toBe(0)
    browser.pass(1)
    await writing
    expect(storage.count('recreate')).toBe(1)
    expect(reports[0]).toMatch(/800 ms/)
    storage.fails = () => null
    await cache.write([['a', '2']])
    expect(storage.kept.get('a')).toBe('2')
  })

  it('is emptied where the storage is full, and written once more', async () => {
    storage.kept.set('old', 'x')
    let times = 0
    storage.fails = (call) => {
      if (call !== 'write') return null
      times += 1
      return times === 1 ? Promise.reject(QUOTA_ERROR) : null
    }
    await openCache().write([['a', '1']])
    expect([...storage.kept]).toEqual([['a', '1']])
  })

  it('counts a storage that stays full as an error, and goes on', async () => {
    storage.fails = (call) => (call === 'write' ? Promise.reject(QUOTA_ERROR) : null)
    const cache = openCache()
    await cache.write([['a', '1']])
    expect(storage.count('write')).toBe(2)
    expect(Object.fromEntries(await cache.all())).toEqual({ a: '1' })
  })
})

describe('the quota of 4096 KB', () => {
  const entries = (count: number, kb: number): CacheEntry[] =>
    Array.from({ length: count }, (_, place) => [`key-${place}`, 'x'.repeat(kb * KB)])

  it('is looked at every 30 s after something was written: the oldest hundred go', async () => {
    const cache = openCache()
    await cache.write(entries(150, 30))
    browser.pass(29_999)
    await settle()
    expect(storage.kept.size).toBe(150)
    browser.pass(1)
    await settle()
    expect([...storage.kept.keys()]).toEqual(
      entries(150, 30)
        .slice(100)
        .map(([key]) => key),
    )
    expect((await cache.all()).size).toBe(50)
  })

  it('purges nothing below it, and is not looked at where nothing was written', async () => {
    const cache = openCache()
    await cache.write(entries(100, 40))
    browser.pass(30_000)
    await settle()
    expect(storage.kept.size).toBe(100)
    browser.pass(30_000)
    await settle()
    expect(storage.count('all')).toBe(1)
  })

  it('is looked at again while it is exceeded', async () => {
    const cache = openCache()
    await cache.write(entries(250, 30))
    browser.pass(30_000)
    await settle()
    expect(storage.kept.size).toBe(150)
    browser.pass(30_000)
    await settle()
    expect(storage.kept.size).toBe(50)
  })
})
