import { beforeAll, expect, it } from 'vitest'
import { loadPage } from '../../../../worker/storefront/load/load-page'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { sourcesOnCommerce } from '../../../fakes/sources-on-commerce'
import { SMALL_SHOP } from '../../commerce/catalogue/small-shop'

let sources: Sources

beforeAll(async () => {
  sources = sourcesOnCommerce(await openCommerceShop(SMALL_SHOP), 'nl_nl')
})

async function searchAt(path: string) {
  const url = new URL(`http://nl.localhost:8787${path}?q=noa`)
  const resolution = { kind: 'search', keyword: 'noa' } as const
  const loaded = await loadPage(sources, resolution, { url, path, t: (key) => key })
  if (!loaded.ok) throw new Error(loaded.error.kind)
  return loaded.value
}

it('a screen that a mapping leads to is at its own address, here and in every other store', async () => {
  const { seo, stores } = await searchAt('/zoeken')
  expect(seo.canonical).toBe('http://nl.localhost:8787/catalogsearch/result?q=noa')
  expect(stores.map(({ href }) => href.replace(/^.*?8787/, ''))).toEqual(
    Array(4).fill('/catalogsearch/result?q=noa'),
  )
})
