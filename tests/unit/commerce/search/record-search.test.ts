import { describe, expect, it } from 'vitest'
import { searchRequest } from '../../../../shared/contract/search/search-request'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { ENTITY_SEARCHES } from '../../../../worker/commerce/search/entity-search'
import { createD1 } from '../../../fakes/d1-in-memory'

const NL = storeViewOf('nl_nl')

/** A shop with as many records of each kind, and how many rows were read of it. */
function openRecords(count: number) {
  const { db, sqlite } = createD1('catalogue')
  sqlite.exec(`
    WITH RECURSIVE path (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM path WHERE n < ${count})
    INSERT INTO redirect SELECT ${NL.storeId}, printf('old-%05d', n), 'new', 301 FROM path;
    INSERT INTO url_mapping SELECT store_id, request_path, 'product', '{}' FROM redirect;
    INSERT INTO category (id, source_path, position, is_active, display_mode, fingerprint)
    VALUES (1, 'Chairs', 1, 1, 'PRODUCTS', '');
    INSERT INTO landing_page (store_id, url_path, category_id, active, fields)
    SELECT store_id, request_path, 1, 1, '{}' FROM redirect`)
  const read: number[] = []
  const prepare = (text: string) => {
    const bind = (...values: unknown[]) => {
      const bound = db.prepare(text).bind(...values)
      const all = async () => {
        const answer = await bound.all()
        read.push(answer.results.length)
        return answer
      }
      return { all, first: () => bound.first() }
    }
    return { bind }
  }
  return { db: Object.assign(Object.create(db), { prepare }), read }
}

describe.each(['redirect', 'url_mapping', 'tweakwise_landing_page'] as const)('%s', (type) => {
  const ask = (db: ReturnType<typeof openRecords>['db'], rest: object) => {
    const request = searchRequest.parse({ store: 'nl_nl', type, searchQuery: {}, ...rest })
    return ENTITY_SEARCHES[type](db, NL, request)
  }

  it('reads the rows of a page and no others', async () => {
    const { db, read } = openRecords(30)
    const some = await ask(db, { size: 2, from: 3 })
    const all = await ask(db, { size: 100 })
    expect(read).toEqual([2, 30])
    expect(all.items).toHaveLength(30)
    expect(some).toEqual({ items: all.items.slice(3, 5), total: 30 })
    expect(await ask(db, { size: 2, from: 60 })).toEqual({ items: [], total: 30 })
  })

  it('counts no further than anybody looks', async () => {
    const { db } = openRecords(10_050)
    expect((await ask(db, { size: 1 })).total).toBe(10_000)
  })
})
