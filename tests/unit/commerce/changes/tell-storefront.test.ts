import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type NewsBindings,
  tellStorefront,
} from '../../../../worker/commerce/changes/tell-storefront'
import { createD1 } from '../../../fakes/d1-in-memory'

const PURGE_KEY = 'key-of-this-test-only'

let { db, sqlite } = createD1('catalogue')
let heard: { tags: string[]; bookmark?: string; signature: string; body: string }[] = []
let statuses: number[] = []

/** A storefront that answers with what a test wants next, else 200. */
const STOREFRONT = {
  async fetch(_url: URL, { headers, body }: { headers: Record<string, string>; body: string }) {
    const status = statuses.shift() ?? 200
    if (status === 0) throw new Error('Nobody there')
    heard.push({ ...JSON.parse(body), signature: headers['x-shop-signature'] ?? '', body })
    return new Response(null, { status })
  },
} as unknown as NonNullable<NewsBindings['STOREFRONT']>

const note = (...tags: string[]) => {
  for (const tag of tags) {
    sqlite.prepare('INSERT OR REPLACE INTO changed_tag (tag) VALUES (?)').run(tag)
  }
}
const waiting = () => sqlite.prepare('SELECT tag FROM changed_tag ORDER BY id').all()

async function tell(env = { CATALOGUE: db, STOREFRONT, PURGE_KEY }) {
  await tellStorefront(env, async () => {})
}

beforeEach(() => {
  ;({ db, sqlite } = createD1('catalogue'))
  heard = []
  statuses = []
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what has changed', () => {
  it('is told once, and signed with the moment', async () => {
    note('P1', 'listing')
    await tell()
    await tell()
    expect(heard.map(({ tags }) => tags)).toEqual([['P1', 'listing']])
    const [message] = heard
    const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(message?.signature ?? '') ?? []
    expect(Number(at)).toBe(Date.parse('2026-11-01T12:00:00Z'))
    const signed = createHmac('sha256', PURGE_KEY).update(`${at}.${message?.body}`)
    expect(signature).toBe(signed.digest('hex'))
  })

  it('is told with a bookmark of the state that has it, read at the primary', async () => {
    note('P1')
    const opened: string[] = []
    const withSession = (from: string) => {
      opened.push(from)
      return { ...db, getBookmark: () => '00000007-newest' }
    }
    await tell({ CATALOGUE: { ...db, withSession } as unknown as typeof db, STOREFRONT, PURGE_KEY })
    expect(heard.map(({ bookmark }) => bookmark)).toEqual(['00000007-newest'])
    expect(new Set(opened)).toEqual(new Set(['first-primary']))
  })

  it.each([0, 401, 500, 503])('is told again when the answer was %i', async (status) => {
    note('P1')
    statuses = [status, status]
    await tell()
    expect(waiting()).toEqual([])
    expect(heard.at(-1)?.tags).toEqual(['P1'])
  })

  it('waits for the next time when nobody hears for long', async () => {
    note('P1')
    statuses = [0, 0, 0, 0]
    await tell()
    expect(waiting()).toEqual([{ tag: 'P1' }])
    note('P2')
    await tell()
    expect(heard.map(({ tags }) => tags)).toEqual([['P1', 'P2']])
    expect(waiting()).toEqual([])
  })

  it('is everything when it is too much to be told one by one', async () => {
    note(...Array.from({ length: 2000 }, (_, id) => `P${id}`))
    await tell()
    expect(heard.map(({ tags }) => tags)).toEqual([['*']])
    expect(waiting()).toEqual([])
  })

  it('is not forgotten when it changes again while it is being told', async () => {
    note('P1', 'P2')
    const storefront = {
      async fetch() {
        note('P1')
        return new Response(null, { status: 200 })
      },
    } as unknown as NonNullable<NewsBindings['STOREFRONT']>
    await tell({ CATALOGUE: db, STOREFRONT: storefront, PURGE_KEY })
    expect(waiting()).toEqual([{ tag: 'P1' }])
  })

  it('is told to nobody where there is no storefront, and not kept for ever', async () => {
    note('P1')
    await tell({ CATALOGUE: db } as never)
    expect(waiting()).toEqual([])
  })
})
