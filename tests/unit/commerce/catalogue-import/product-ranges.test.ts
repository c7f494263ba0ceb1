import { expect, it } from 'vitest'
import { productRanges } from '../../../../worker/commerce/catalogue-import/product-ranges'
import { createD1 } from '../../../fakes/d1-in-memory'

function shopOf(...ids: number[]) {
  const { db, sqlite } = createD1('catalogue')
  for (const id of ids) {
    sqlite.exec(`INSERT INTO product
      (id, sku, type_id, status, visibility, tax_class, created_at, updated_at, fingerprint)
      VALUES (${id}, 'P${id}', 'simple', 1, 4, 'standard', '', '', '')`)
  }
  return db
}

it('holds so many products each, however far apart their ids are', async () => {
  const db = shopOf(3, 1_000, 2_000_000, 2_000_001, 2_000_002)
  expect(await productRanges(db, 2, 3)).toEqual([
    [3, 1_999_999],
    [2_000_000, 2_000_001],
    [2_000_002, 2_000_002],
    [2_000_003, 2_000_004],
    [2_000_005, 2_000_005],
  ])
})

it('begins with the first that comes to an empty shop', async () => {
  expect(await productRanges(shopOf(), 2, 3)).toEqual([
    [1, 2],
    [3, 3],
  ])
  expect(await productRanges(shopOf(), 2)).toEqual([])
})
