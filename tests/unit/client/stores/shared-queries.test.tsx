import { expect, test } from 'vitest'
import { createPageQueries } from '../../../../client/app/page-queries'
import { CartLines } from '../../../../client/cart/cart-lines'
import { queryClientOf } from '../../../../client/stores/query-client'
import type { QueryHolder } from '../../../../client/stores/query-holder'
import type { Page } from '../../../../shared/routing/page'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const FIRST: Page = {
  status: 200,
  storeCode: 'global_en',
  path: '/',
  seo: {
    title: 'Home',
    description: '',
    canonical: null,
    robots: 'index,follow',
    prev: null,
    next: null,
    image: null,
    kind: 'website',
  },
  stores: [],
  data: { route: 'cart', cart: null },
}

test('the lines of the cart are drawn wherever they stand: no screen has to bring a client', () => {
  expect(drawInShop(<CartLines onRemoved={() => {}} />)).toContain('<ul')
})

test('pages and screens share one client for each page load', () => {
  const queries: QueryHolder = { client: null }
  createPageQueries(FIRST, 'this build', queries)
  const shared = queryClientOf(queries)
  expect(queries.client).toBe(shared)
  expect(shared.getQueryData(['page', '/'])).toMatchObject({ buildId: 'this build' })
  expect(queryClientOf({ client: null })).not.toBe(shared)
})
