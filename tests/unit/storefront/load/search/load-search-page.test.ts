import { expect, test } from 'vitest'
import { loadSearchPage } from '../../../../../worker/storefront/load/search/load-search-page'
import { openCommerceShop } from '../../../../fakes/commerce-shop'
import { sourcesOnCommerce } from '../../../../fakes/sources-on-commerce'
import { SMALL_SHOP } from '../../../commerce/catalogue/small-shop'

test('the results of a misspelt word say what it was taken for', async () => {
  const sources = sourcesOnCommerce(await openCommerceShop(SMALL_SHOP), 'global_en')
  const correctedFor = async (keyword: string) => {
    const url = new URL(`http://localhost/catalogsearch/result?q=${keyword}`)
    const context = { url, path: '/catalogsearch/result', t: (key: string) => key }
    const loaded = await loadSearchPage(sources, keyword, context)
    const data = loaded.ok && loaded.value.data
    return data && data.route === 'catalogsearch' && data.listing.corrected
  }
  expect(await correctedFor('armchiar')).toBe('armchair')
  expect(await correctedFor('armchair')).toBeNull()
})
