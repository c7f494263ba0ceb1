import { expect, it } from 'vitest'
import { NO_NEIGHBOURS } from '../../../../shared/catalog/neighbours'
import { NO_REVIEWS, type Reviews } from '../../../../shared/reviews/review'
import type { Deferred } from '../../../../shared/routing/page'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toProductData } from '../../../../worker/storefront/structured-data/to-product-data'
import { sofa } from '../../client/product/sofa'

const product = sofa([['red', 's', true]])

function ratingOf(reviews: Deferred<Reviews>) {
  const beside = { breadcrumbs: [], neighbours: NO_NEIGHBOURS, usps: [] }
  const data = { route: 'product' as const, product, reviews, ...beside }
  const canonical = 'https://shop.test/sofa'
  const toAbsolute = (link: string) => new URL(link, canonical).href
  const store = storeViewOf('global_en')
  return toProductData(data, { store, canonical, toAbsolute }).aggregateRating
}

it('programs are told the rating that shoppers gave', () => {
  expect(ratingOf({ total: 7, average: 4.2857, items: [] })).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    reviewCount: 7,
  })
})

it('programs are told no rating where nobody gave one, or none is known yet', () => {
  expect(ratingOf(NO_REVIEWS)).toBeUndefined()
  expect(ratingOf({ total: 2, average: null, items: [] })).toBeUndefined()
  expect(ratingOf(Promise.resolve({ total: 2, average: 4, items: [] }))).toBeUndefined()
})
