import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, ok, type Result } from '../../../../shared/result'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { createDataCache, type DataQuery } from '../../../../worker/storefront/cache/data-cache'
import { createKvEntries } from '../../../../worker/storefront/cache/kv-entries'
import { createMemoryLayer } from '../../../../worker/storefront/cache/memory-layer'
import { createPurgeView } from '../../../../worker/storefront/cache/purge-view'
import { createRepeatFilter } from '../../../../worker/storefront/cache/repeat-filter'
import { createSingleFlight } from '../../../../worker/storefront/cache/single-flight'
import { createBackground } from '../../../fakes/background'
import { createFakeKv } from '../../../fakes/fake-kv'

type Answer = Result<string[], 'down'>

/** Hashing is done outside of the pretended time. */
const setImmediateForReal = setImmediate

const query: DataQuery<string[]> = {
  kind: 'search',
  parts: { text: 'lamp' },
  tags: (skus) => skus.map((sku) => `P${sku}`),
  isMiss: (skus) => skus.length === 0,
}

/** One isolate; KV may be shared with another. */
function createIsolate(kv = createFakeKv(), storeCode: StoreCode = 'nl_nl', version = 'v1') {
  const background = createBackground()
  const events: string[] = []
  const purges = createPurgeView(async () => ({ tags: [], bookmark: null }))
  const cache = createDataCache({
    entries: createKvEntries(kv, (event) => events.push(event), queueMicrotask),
    memory: createMemoryLayer(),
    purges,
    flight: createSingleFlight(),
    repeats: createRepeatFilter(),
    storeCode,
    version,
    waitUntil: background.waitUntil,
    report: (event) => events.push(event),
  })
  let loads = 0
  let answer: Answer | Error = ok(['1', '2'])
  return {
    kv,
    events,
    purges,
    background,
    loads: () => loads,
    answers: (next: Answer | Error) => {
      answer = next
    },
    read: (asked = query) =>
      cache.read(asked, async () => {
        loads += 1
        if (answer instanceof Error) throw answer
        return answer
      }),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

describe('an answer of an upstream', () => {
  test('is flagged cache false when it is new and cache true when it is kept', async () => {
    const isolate = createIsolate()
    expect(await isolate.read()).toEqual(ok({ value: ['1', '2'], isCached: false, isStale: false }))
    expect(await isolate.read()).toEqual(ok({ value: ['1', '2'], isCached: true, isStale: false }))
    expect(isolate.loads()).toBe(1)
  })

  test('is found by other isolates through KV', async () => {
    const first = createIsolate()
    await first.read()
    await first.background.settled()
    const second = createIsolate(first.kv)
    expect(await second.read()).toMatchObject({ value: { isCached: true } })
    expect(second.loads()).toBe(0)
  })

  test('is asked of KV together with what is asked at the same moment', async () => {
    const kv = createFakeKv()
    const get = vi.spyOn(kv, 'get')
    const entries = createKvEntries(kv, () => undefined, queueMicrotask)
    await Promise.all(['a', 'b', 'c'].map((key) => entries.get(key)))
    expect(get.mock.calls).toEqual([[['a', 'b', 'c']]])
  })

  test('does not depend on the order in which a query was written', async () => {
    const isolate = createIsolate()
    await isolate.read({ ...query, parts: { a: 1, b: [{ c: 2, d: 3 }] } })
    await isolate.read({ ...query, parts: { b: [{ d: 3, c: 2 }], a: 1 } })
    expect(isolate.loads()).toBe(1)
  })

  test('is kept for one store only, and for one version of the code', async () => {
    const dutch = createIsolate()
    await dutch.read()
    await dutch.background.settled()
    const german = createIsolate(dutch.kv, 'de_de')
    const deployed = createIsolate(dutch.kv, 'nl_nl', 'v2')
    expect(await german.read()).toMatchObject({ value: { isCached: false } })
    expect(await deployed.read()).toMatchObject({ value: { isCached: false } })
  })

  test('that cannot be renewed for a fault of ours is still given, and the operator is told', async () => {
    const isolate = createIsolate()
    await isolate.read()
    later(601)
    isolate.answers(new Error('a loader is broken'))
    expect(await isolate.read()).toMatchObject({ value: { isCached: true } })
    await isolate.background.settled()
    expect([isolate.loads(), isolate.events]).toEqual([2, ['data-renewal-failed']])
  })

  test('that is stale is given at once while a new one is fetched', async () => {
    const isolate = createIsolate()
    await isolate.read()
    later(601)
    isolate.answers(ok(['3']))
    expect(await isolate.read()).toMatchObject({ value: { value: ['1', '2'], isCached: true } })
    await isolate.background.settled()
    expect(await isolate.read()).toMatchObject({ value: { value: ['3'], isCached: true } })
    expect(isolate.loads()).toBe(2)
  })

  test('that is too old is given up to 24 hours later when the upstream is down', async () => {
    const isolate = createIsolate()
    await isolate.read()
    isolate.answers(fail('down'))
    later(23 * 3600)
    expect(await isolate.read()).toEqual(ok({ value: ['1', '2'], isCached: true, isStale: true }))
    later(2 * 3600)
    expect(await isolate.read()).toEqual(fail('down'))
  })

  test('that failed is not kept', async () => {
    const isolate = createIsolate()
    isolate.answers(fail('down'))
    expect(await isolate.read()).toEqual(fail('down'))
    isolate.answers(ok(['1']))
    expect(await isolate.read()).toMatchObject({ value: { value: ['1'], isCached: false } })
  })

  test('that is empty is not kept', async () => {
    const isolate = createIsolate()
    isolate.answers(ok([]))
    await isolate.read()
    isolate.answers(ok(['1']))
    expect(await isolate.read()).toMatchObject({ value: { value: ['1'] } })
    expect([...isolate.kv.texts]).toHaveLength(1)
  })

  test('cannot be changed by one request for another', async () => {
    const isolate = createIsolate()
    const read = await isolate.read()
    expect(() => read.ok && read.value.value.push('mine')).toThrow(TypeError)
  })
})

describe('500 requests at once', () => {
  test('make one upstream call when nothing is kept', async () => {
    const isolate = createIsolate()
    const reads = await Promise.all(Array.from({ length: 500 }, () => isolate.read()))
    expect(isolate.loads()).toBe(1)
    expect(new Set(reads.map((read) => read.ok && read.value.value.join()))).toEqual(
      new Set(['1,2']),
    )
  })

  test('make one upstream call when what is kept is stale', async () => {
    const isolate = createIsolate()
    await isolate.read()
    later(601)
    await Promise.all(Array.from({ length: 500 }, () => isolate.read()))
    await isolate.background.settled()
    expect(isolate.loads()).toBe(2)
  })
})

describe('a purge', () => {
  test('of one of its tags takes an answer away, of another tag it does not', async () => {
    const isolate = createIsolate()
    await isolate.read()
    later(1)
    isolate.purges.apply([{ tag: 'P3', at: Date.now() }])
    expect(await isolate.read()).toMatchObject({ value: { isCached: true } })
    isolate.purges.apply([{ tag: 'P2', at: Date.now() }])
    expect(await isolate.read()).toMatchObject({ value: { isCached: false } })
  })

  test('that happened while an answer was on its way makes that answer old', async () => {
    const isolate = createIsolate()
    const reading = isolate.read()
    isolate.purges.apply([{ tag: 'P1', at: Date.now() }])
    await reading
    expect(await isolate.read()).toMatchObject({ value: { isCached: false } })
  })

  test('of * takes everything away', async () => {
    const isolate = createIsolate()
    await isolate.read()
    isolate.purges.apply([{ tag: '*', at: Date.now() }])
    expect(await isolate.read()).toMatchObject({ value: { isCached: false } })
  })
})

describe('KV that', () => {
  test.each(['get-fails', 'put-fails', 'strange'] as const)(
    '%s makes the shop slower, not wrong',
    async (trouble) => {
      const first = createIsolate()
      await first.read()
      await first.background.settled()
      first.kv.trouble = trouble
      const second = createIsolate(first.kv)
      expect(await second.read()).toMatchObject({ ok: true, value: { value: ['1', '2'] } })
    },
  )

  test('hangs is waited for 400 ms and no longer', async () => {
    const isolate = createIsolate()
    isolate.kv.trouble = 'get-hangs'
    const { get } = isolate.kv
    let isAsked = false
    isolate.kv.get = (key) => {
      isAsked = true
      return get(key)
    }
    const reading = isolate.read()
    let waited = 0
    let isDone = false
    void reading.then(() => {
      isDone = true
    })
    // Keys are digested on a thread of their own: a busy machine takes many turns for that.
    for (let turn = 0; turn < 20_000 && !isDone; turn += 1) {
      await new Promise(setImmediateForReal)
      await vi.advanceTimersByTimeAsync(50)
      waited += isAsked && isolate.events.length === 0 ? 50 : 0
    }
    expect(isDone).toBe(true)
    expect(await reading).toMatchObject({ ok: true })
    expect(waited).toBeLessThanOrEqual(600)
    expect(isolate.events).toEqual(['kv-slow'])
  })
})

describe('what hardly anybody asks for', () => {
  const rare = { ...query, isRare: true }

  test('is in KV only when it is asked for again, and not for a day', async () => {
    const isolate = createIsolate()
    const put = vi.spyOn(isolate.kv, 'put')
    await isolate.read(rare)
    await isolate.background.settled()
    expect(put).not.toHaveBeenCalled()
    expect((await isolate.read(rare)).ok && isolate.loads()).toBe(1)
    vi.setSystemTime(Date.now() + 700_000)
    await isolate.read(rare)
    await isolate.background.settled()
    expect(put.mock.calls.map(([, , options]) => options)).toEqual([{ expirationTtl: 660 }])
  })
})
