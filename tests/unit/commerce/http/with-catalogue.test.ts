import { afterEach, expect, it, vi } from 'vitest'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { createD1 } from '../../../fakes/d1-in-memory'
import { SMALL_SHOP } from '../catalogue/small-shop'

afterEach(() => {
  vi.useRealTimers()
})

it('notices within seconds that a migration has closed the shop under the release that runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { db: catalogue, sqlite } = createD1('catalogue')
  const shop = await openCommerceShop(SMALL_SHOP, { catalogue, sales: createD1('sales').db })
  const ask = async () => (await shop.fetch('/api/stock/check?sku=NORA')).status
  expect(await ask()).toBe(200)
  sqlite.exec("UPDATE derived_version SET version = ''")
  vi.setSystemTime(Date.now() + 11_000)
  expect(await ask()).toBe(503)
})
