import { expect, it, vi } from 'vitest'
import { walkProducts } from '../../../../worker/storefront/feeds/walk-products'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { createFakeUpstream } from '../../../fakes/fake-upstream'

const SIZE = 3
const product = (id: number) => ({ id, sku: `P${id}`, type_id: 'simple', name: `Chair ${id}` })

async function walk(items: unknown[], total: number) {
  const { upstream } = createFakeUpstream(() => Response.json({ items, total }))
  const sources = { upstream } as unknown as Sources
  return await walkProducts(sources, { after: 0, size: SIZE, fields: ['id'] })
}

it('walks on behind the last product while there are more, however many came', async () => {
  expect(await walk([1, 2, 3].map(product), 9)).toMatchObject({ ok: true, value: { next: 3 } })
  expect(await walk([1, 2].map(product), 9)).toMatchObject({ ok: true, value: { next: 2 } })
  expect(await walk([1, 2].map(product), 2)).toMatchObject({ ok: true, value: { next: null } })
  expect(await walk([], 0)).toMatchObject({ ok: true, value: { items: [], next: null } })
})

it('leaves out what has no shape of a product, says so, and goes on', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const found = await walk([product(1), { id: [] }, product(3)], 9)
  expect(found).toMatchObject({ ok: true, value: { items: [{ id: 1 }, { id: 3 }], next: 3 } })
  expect(told.mock.calls[0]?.[0]).toContain('"rejected":1')
  expect(await walk([{ id: [] }], 9)).toMatchObject({ ok: false })
  told.mockRestore()
})
