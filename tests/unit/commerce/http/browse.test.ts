import type { D1Database } from '@cloudflare/workers-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { CATALOGUE_BOOKMARK_HEADER } from '../../../../shared/contract/wire/wire-names'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { SMALL_SHOP } from '../catalogue/small-shop'

/** Bookmarks that sessions were opened with, and the calls that reached a database by them. */
let sessions: string[] = []
let shop: CommerceShop

const FAR = 'of-another-database'
const NEVER = 'that-no-replica-reaches'

/** A catalogue with replicas, of which some bookmarks lead nowhere. */
function withReplicas(primary: D1Database): D1Database {
  const statement = (answer: () => Promise<never>) => ({
    bind: () => statement(answer),
    run: answer,
  })
  const lost = (answer: () => Promise<never>) => ({ prepare: () => statement(answer) })
  const withSession = (from: string) => {
    sessions.push(from)
    if (from === FAR) return lost(() => Promise.reject(new Error('D1_ERROR: no such bookmark')))
    return from === NEVER ? lost(() => new Promise(() => undefined)) : primary
  }
  return { ...primary, withSession } as unknown as D1Database
}

beforeEach(async () => {
  const { catalogue, sales } = createDatabases()
  shop = await openCommerceShop(SMALL_SHOP, { catalogue: withReplicas(catalogue), sales })
  // What is looked up once an isolate comes before.
  await shop.fetch('/api/stock/check?sku=NORA')
  sessions = []
})

async function ask(bookmark?: string): Promise<string[]> {
  const headers = new Headers()
  if (bookmark !== undefined) headers.set(CATALOGUE_BOOKMARK_HEADER, bookmark)
  const { status } = await shop.fetch('/api/stock/check?sku=NORA', { headers })
  expect(status).toBe(200)
  return sessions.splice(0)
}

describe('who looks around', () => {
  it('is answered by any replica where no bookmark was told', async () => {
    expect(await ask()).toEqual(['first-unconstrained'])
  })

  it('is answered as of the bookmark, which is tried once', async () => {
    expect(await ask('00000001')).toEqual(['00000001', '00000001'])
    expect(await ask('00000001')).toEqual(['00000001'])
    expect(await ask('00000002')).toEqual(['00000002', '00000002'])
  })

  it.each([FAR, NEVER])('is answered by the primary where the bookmark is one %s', async (from) => {
    expect(await ask(from)).toEqual([from, 'first-primary'])
    expect(await ask(from)).toEqual(['first-primary'])
    expect(await ask('00000001')).toEqual(['00000001', '00000001'])
  })
})
