import { afterEach, expect, it, vi } from 'vitest'
import { runClock } from '../../../worker/commerce/clock'
import type { Bindings } from '../../../worker/commerce/env'
import { openCommerceShop } from '../../fakes/commerce-shop'
import { createD1 } from '../../fakes/d1-in-memory'
import { SMALL_SHOP } from './catalogue/small-shop'

afterEach(() => vi.restoreAllMocks())

it('does the rest where one of its steps fails, and says in the end which', async () => {
  const { db: catalogue, sqlite } = createD1('catalogue')
  const { db: sales, sqlite: sold } = createD1('sales')
  await openCommerceShop(SMALL_SHOP, { catalogue, sales })
  // Nothing can be derived any more, and yet the minute after is to hear of what was sold.
  sqlite.exec("UPDATE derived_version SET version = '' WHERE name = 'lists'; DROP TABLE facet")
  sold.exec(`UPDATE stock SET qty = 3, version = version + 1 WHERE sku = 'ELLA';
    INSERT INTO stock_change (sku, version) SELECT sku, version FROM stock WHERE sku = 'ELLA'`)
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = { CATALOGUE: catalogue, SALES: sales } as unknown as Bindings
  await expect(runClock(env, Date.now())).rejects.toThrow('The clock could not derive anew')
  expect(told.mock.calls[0]?.[0]).toBe('The clock could not derive anew:')
  expect(sold.prepare('SELECT * FROM stock_change').all()).toEqual([])
})
