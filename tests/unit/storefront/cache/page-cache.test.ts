import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, ok } from '../../../../shared/result'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { createMemoryLayer } from '../../../../worker/storefront/cache/memory-layer'
import { createPageCache, type PageMode } from '../../../../worker/storefront/cache/page-cache'
import { createPageStore } from '../../../../worker/storefront/cache/page-store'
import type { PageKind } from '../../../../worker/storefront/cache/policy'
import { createPurgeView, type PurgedTag } from '../../../../worker/storefront/cache/purge-view'
import { createRepeatFilter } from '../../../../worker/storefront/cache/repeat-filter'
import { createSingleFlight } from '../../../../worker/storefront/cache/single-flight'
import { createBackground } from '../../../fakes/background'
import { createFakeResponseCache } from '../../../fakes/fake-response-cache'

interface Made {
  status?: number
  kind?: PageKind
  tags?: string[]
  headers?: Record<string, string>
  body?: string
  /** Whether it streams when it may. */
  streams?: boolean
  isIncomplete?: boolean
}

interface PageRequest {
  path?: string
  method?: string
  mode?: PageMode
  isPreview?: boolean
  host?: string
  /** Whether this visitor asks for too much. */
  isOver?: boolean
}

function createIsolate(
  cache = createFakeResponseCache(),
  storeCode: StoreCode = 'nl_nl',
  isOn = true,
) {
  const background = createBackground()
  const events: string[] = []
  const purged: PurgedTag[] = []
  const purges = createPurgeView(async () => ({ tags: purged, bookmark: null }))
  const pages = createPageCache({
    store: createPageStore(cache, (event) => events.push(event)),
    memory: createMemoryLayer(),
    purges,
    flight: createSingleFlight(),
    repeats: createRepeatFilter(),
    storeCode,
    version: 'v1',
    isOn,
    waitUntil: background.waitUntil,
    report: (event) => events.push(event),
  })
  const rendered: string[] = []
  let made: Made = {}
  return {
    cache,
    events,
    purges,
    purged,
    background,
    rendered,
    makes: (next: Made) => {
      made = next
    },
    async ask({
      path = '/',
      method = 'GET',
      mode = 'html',
      isPreview = false,
      ...asked
    }: PageRequest = {}) {
      const url = new URL(path, `https://${asked.host ?? 'nl.example'}`)
      const mayMake = async () =>
        asked.isOver ? fail(new Response('too many', { status: 429 })) : ok(null)
      const visit = { url, method, mode, isPreview, mayMake }
      const response = await pages.serve(visit, async (clean, { mayStream }) => {
        rendered.push(clean.pathname + clean.search)
        await Promise.resolve()
        const { status = 200, kind = 'home', tags = [], headers = {}, body = 'page' } = made
        const isStreamed = (made.streams ?? false) && mayStream
        const text = isStreamed ? `${body} with a nonce` : body
        const response = new Response(text, { status, headers })
        return { response, kind, tags, isStreamed, isIncomplete: made.isIncomplete ?? false }
      })
      const text = await response.text()
      const { headers, status } = response
      return { status, text, headers, cache: headers.get('x-cache'), age: headers.get('age') }
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what there is endlessly much of', () => {
  test('a wrong address stays in the memory of its isolate', async () => {
    const isolate = createIsolate()
    isolate.makes({ status: 404, kind: 'page-not-found' })
    await isolate.ask({ path: '/nowhere' })
    await isolate.background.settled()
    expect(await isolate.ask({ path: '/nowhere' })).toMatchObject({ status: 404, cache: 'hit' })
    expect(isolate.cache.size()).toBe(0)
  })

  test('a search is kept for others when it is made a second time, as long as it is of use', async () => {
    const isolate = createIsolate()
    const put = vi.spyOn(isolate.cache, 'put')
    isolate.makes({ kind: 'catalogsearch' })
    await isolate.ask({ path: '/catalogsearch/result?q=lamp' })
    await isolate.background.settled()
    expect(put).not.toHaveBeenCalled()
    later(700)
    await isolate.ask({ path: '/catalogsearch/result?q=lamp' })
    await isolate.background.settled()
    expect(put.mock.calls.map(([, kept]) => kept.headers.get('cache-control'))).toEqual([
      'public, max-age=660',
    ])
  })
})

describe('a visitor who asks for too much', () => {
  const over = { isOver: true } as const

  test('is given what is kept, and refused what would have to be made', async () => {
    const isolate = createIsolate()
    await isolate.ask()
    expect(await isolate.ask(over)).toMatchObject({ status: 200, cache: 'hit' })
    expect(await isolate.ask({ ...over, path: '/sofas' })).toMatchObject({ status: 429 })
    const tooLong = `/?q=${'x'.repeat(2000)}`
    expect(await isolate.ask({ ...over, path: tooLong })).toMatchObject({ status: 429 })
    expect(await isolate.ask({ ...over, isPreview: true })).toMatchObject({ status: 429 })
    expect(isolate.rendered).toEqual(['/'])
  })

  test('is given an old page rather than none, and keeps nobody else from a new one', async () => {
    const isolate = createIsolate()
    await isolate.ask()
    later(5 * 3600)
    expect(await isolate.ask(over)).toMatchObject({ status: 200, cache: 'stale' })
    expect(await isolate.ask()).toMatchObject({ status: 200, cache: 'miss' })
  })
})

test('a page made for one host is not given at another, since its links begin with the host', async () => {
  const isolate = createIsolate()
  await isolate.ask({ host: 'nl.localhost:666' })
  expect(await isolate.ask({ host: 'nl.localhost:8787' })).toMatchObject({ cache: 'miss' })
  expect(await isolate.ask({ host: 'evil.example' })).toMatchObject({ cache: 'miss' })
  expect(await isolate.ask({ host: 'other.example' })).toMatchObject({ cache: 'hit' })
})

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

describe('a public page', () => {
  test('is a miss, then a hit that tells its age', async () => {
    const isolate = createIsolate()
    expect(await isolate.ask()).toMatchObject({ status: 200, cache: 'miss', age: '0' })
    later(42)
    expect(await isolate.ask()).toMatchObject({ text: 'page', cache: 'hit', age: '42' })
    expect(isolate.rendered).toEqual(['/'])
  })

  test('is found in the Cache API by another isolate', async () => {
    const first = createIsolate()
    first.makes({ headers: { 'content-type': 'text/html; charset=UTF-8' }, tags: ['P 1,é'] })
    await first.ask()
    await first.background.settled()
    const second = createIsolate(first.cache)
    const found = await second.ask()
    expect(found).toMatchObject({ text: 'page', cache: 'hit' })
    expect(found.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect([...found.headers.keys()].filter((name) => name.startsWith('x-page'))).toEqual([])
    second.purges.apply([{ tag: 'P 1,é', at: Date.now() }])
    expect(await second.ask()).toMatchObject({ cache: 'miss' })
  })

  test('is given stale while a new one is made', async () => {
    const isolate = createIsolate()
    await isolate.ask()
    later(601)
    isolate.makes({ body: 'new page' })
    expect(await isolate.ask()).toMatchObject({ text: 'page', cache: 'stale', age: '601' })
    await isolate.background.settled()
    expect(await isolate.ask()).toMatchObject({ text: 'new page', cache: 'hit' })
  })

  test('is rendered once for 500 requests at once', async () => {
    const isolate = createIsolate()
    const answers = await Promise.all(Array.from({ length: 500 }, () => isolate.ask()))
    expect(isolate.rendered).toHaveLength(1)
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['page']))
  })

  test('that streams is for one visitor, and kept whole for the others', async () => {
    const isolate = createIsolate()
    isolate.makes({ streams: true })
    expect(await isolate.ask()).toMatchObject({ text: 'page with a nonce' })
    await isolate.background.settled()
    expect(await isolate.ask()).toMatchObject({ text: 'page', cache: 'hit' })
  })

  test('has an address of its own for each store and mode, and for each query', async () => {
    const isolate = createIsolate()
    await isolate.ask({ path: '/?page=2' })
    expect(await isolate.ask({ path: '/?page=3' })).toMatchObject({ cache: 'miss' })
    expect(await isolate.ask({ path: '/?page=2', mode: 'data' })).toMatchObject({ cache: 'miss' })
    await isolate.background.settled()
    const german = createIsolate(isolate.cache, 'de_de')
    expect(await german.ask({ path: '/?page=2' })).toMatchObject({ cache: 'miss' })
  })

  test('is the same page whatever campaign led to it, and never remembers one', async () => {
    const isolate = createIsolate()
    await isolate.ask({ path: '/lamp?utm_source=mail&size=10&gclid=x' })
    expect(isolate.rendered).toEqual(['/lamp?size=10'])
    expect(await isolate.ask({ path: '/lamp?size=10&fbclid=y' })).toMatchObject({ cache: 'hit' })
  })

  test.each([301, 404])('with status %i is kept', async (status) => {
    const isolate = createIsolate()
    isolate.makes({ status, kind: status === 404 ? 'page-not-found' : 'redirect' })
    await isolate.ask()
    expect(await isolate.ask()).toMatchObject({ status, cache: 'hit' })
  })
})

describe('the page cache', () => {
  async function expectNotKept(made: Made, request: PageRequest = {}) {
    const isolate = createIsolate()
    isolate.makes(made)
    const first = await isolate.ask(request)
    await isolate.background.settled()
    const second = await isolate.ask(request)
    expect([first.headers.get('cache-control'), second.cache]).toEqual(['no-store', 'bypass'])
    expect(isolate.cache.size()).toBe(0)
    return isolate
  }

  test.each([200, 301, 404])(
    'never keeps a page with Set-Cookie and status %i, and logs it',
    async (status) => {
      const { events } = await expectNotKept({ status, headers: { 'set-cookie': 'a=b' } })
      expect(events).toContain('page-with-cookie-refused')
    },
  )

  test.each([302, 307, 400, 410, 500, 503])('never keeps a page with status %i', async (status) => {
    await expectNotKept({ status })
  })

  test.each(['private', 'no-store', 'private, max-age=60'])(
    'never keeps a page with cache-control %s',
    async (value) => {
      await expectNotKept({ headers: { 'cache-control': value } })
    },
  )

  test.each([
    'cart',
    'checkout',
    'checkout-return',
    'checkout-failed',
    'order-status',
    'withdraw',
    'error',
  ] as const)('never keeps the screen %s', async (kind) => {
    await expectNotKept({ kind })
  })

  test('never keeps a page at an address of 2,000 characters', async () => {
    await expectNotKept({}, { path: `?q=${'x'.repeat(2000)}` })
  })

  test('never keeps a draft', async () => {
    await expectNotKept({}, { path: '/?_storyblok=1', isPreview: true })
  })

  test('never keeps the answer to a POST', async () => {
    await expectNotKept({}, { method: 'POST' })
  })

  test('keeps no page while it is switched off', async () => {
    const isolate = createIsolate(createFakeResponseCache(), 'nl_nl', false)
    await isolate.ask()
    expect(await isolate.ask()).toMatchObject({ cache: 'bypass' })
  })
})

describe('when making a page fails', () => {
  test('the last good one is given for up to 24 hours', async () => {
    const isolate = createIsolate()
    await isolate.ask()
    isolate.makes({ status: 503, body: 'sorry' })
    later(23 * 3600)
    expect(await isolate.ask()).toMatchObject({ status: 200, text: 'page', cache: 'stale' })
    later(2 * 3600)
    expect(await isolate.ask()).toMatchObject({ status: 503, text: 'sorry', cache: 'bypass' })
  })

  test('a purged page does not come back', async () => {
    const isolate = createIsolate()
    await isolate.ask()
    isolate.purges.apply([{ tag: 'home', at: Date.now() }])
    isolate.makes({ status: 503 })
    expect(await isolate.ask()).toMatchObject({ status: 503 })
  })

  test('a Cache API that fails makes the shop slower, not wrong', async () => {
    const isolate = createIsolate(createFakeResponseCache('broken'))
    expect(await isolate.ask()).toMatchObject({ status: 200 })
    await isolate.background.settled()
    expect(isolate.events).toEqual(['page-cache-get-failed', 'page-cache-put-failed'])
  })
})

describe('a page that lost something that belongs on it', () => {
  test('is kept nowhere, so that the next visitor gets all of it', async () => {
    const isolate = createIsolate()
    isolate.makes({ body: 'no footer', isIncomplete: true })
    const poor = await isolate.ask()
    expect(poor).toMatchObject({ text: 'no footer', cache: 'bypass' })
    expect(poor.headers.get('cache-control')).toBe('no-store')
    isolate.makes({ body: 'whole' })
    expect(await isolate.ask()).toMatchObject({ text: 'whole', cache: 'miss' })
  })

  test('does not take the place of a good one', async () => {
    const isolate = createIsolate()
    await isolate.ask()
    later(601)
    isolate.makes({ body: 'no footer', isIncomplete: true })
    await isolate.ask()
    await isolate.background.settled()
    expect(await isolate.ask()).toMatchObject({ text: 'page', cache: 'stale' })
  })
})

test('a page is old when it was made of what had been purged elsewhere', async () => {
  const isolate = createIsolate()
  isolate.makes({ tags: ['P7'] })
  await isolate.ask({ path: '/other' })
  later(1)
  isolate.purged.push({ tag: 'P7', at: Date.now() })
  later(0.5)
  expect(await isolate.ask()).toMatchObject({ cache: 'miss' })
  later(5)
  expect(await isolate.ask()).toMatchObject({ cache: 'miss' })
  expect(await isolate.ask()).toMatchObject({ cache: 'hit' })
})

test('a purge of its page group makes a page anew', async () => {
  const isolate = createIsolate()
  isolate.makes({ kind: 'product', tags: ['P7'] })
  await isolate.ask()
  isolate.purges.apply([{ tag: 'product', at: Date.now() }])
  expect(await isolate.ask()).toMatchObject({ cache: 'miss' })
})
