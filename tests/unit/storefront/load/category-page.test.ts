import { expect, test } from 'vitest'
import { loadPage } from '../../../../worker/storefront/load/load-page'
import { createLookups } from '../../../../worker/storefront/load/lookups'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { sourcesOnCommerce } from '../../../fakes/sources-on-commerce'
import { SMALL_SHOP } from '../../commerce/catalogue/small-shop'

const [first, ...others] = SMALL_SHOP.categories
const SHOP = {
  ...SMALL_SHOP,
  categories: first ? [{ ...first, seoText: { all: '<p>All about chairs</p>' } }, ...others] : [],
}

test('the long text of a category is hidden in the app', async () => {
  const sources = sourcesOnCommerce(await openCommerceShop(SHOP), 'nl_nl')
  const known = await createLookups(sources).at('/meubels')
  if (!known.ok || !known.value.entity || !('category' in known.value.entity)) throw new Error()
  const { category } = known.value.entity
  const textsAt = async (query: string) => {
    const url = new URL(`http://nl.localhost/meubels${query}`)
    const context = { url, path: '/meubels', t: (key: string) => key }
    const loaded = await loadPage(sources, { kind: 'category', category }, context)
    const data = loaded.ok && loaded.value.data
    return data && data.route === 'category' && [data.category.description, data.category.seoText]
  }
  expect(await textsAt('')).toEqual(['', '<p>All about chairs</p>'])
  expect(await textsAt('?_storyblok_lang=app')).toEqual(['', ''])
})
