import { expect, it, vi } from 'vitest'
import { searchRequest } from '../../../../shared/contract/search/search-request'
import { walkPage, walkProducts } from '../../../../worker/storefront/feeds/walk-products'
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

it('walks a page to its end, and begins the next behind it', async () => {
  const all = Array.from({ length: 11 }, (_, at) => product(at + 1))
  const { upstream } = createFakeUpstream(async (request) => {
    const { from, size, searchQuery } = searchRequest.parse(await request.json())
    const after = searchQuery._appliedFilters.find(({ attribute }) => attribute === 'id')?.value.gt
    const left = all.filter(({ id }) => id > Number(after ?? 0))
    return Response.json({ items: left.slice(from, from + size), total: left.length })
  })
  const pageOf = async (page: number) => {
    const ids: number[][] = []
    for (let from: string | null = ''; from !== null; ) {
      const sources = { upstream } as unknown as Sources
      const sizes = { productsAPage: 5, productsAPart: 2 }
      const found = await walkPage(sources, { ...sizes, page, from, fields: ['id'] })
      if (!found.ok) throw new Error(found.error.message)
      ids.push(found.value.items.map(({ id }) => Number(id)))
      from = found.value.next
    }
    return ids
  }
  expect(await pageOf(1)).toEqual([[1, 2], [3, 4], [5]])
  expect(await pageOf(2)).toEqual([[6, 7], [8, 9], [10]])
  expect(await pageOf(3)).toEqual([[11]])
  expect(await pageOf(4)).toEqual([[]])
})
