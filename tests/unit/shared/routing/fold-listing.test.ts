import { expect, it } from 'vitest'
import { foldListing } from '../../../../shared/routing/fold-listing'
import type { PageData } from '../../../../shared/routing/page'
import { listFilter, listing } from '../../../fixtures/listing'

const fold = (...filters: ReturnType<typeof listFilter>[]) => {
  const data = foldListing({
    route: 'catalogsearch',
    keyword: '',
    listing: listing({ filters }),
  })
  return 'listing' in data ? data.listing.filters : []
}

it('a first visit carries five options of a filter, and says how many are left out', () => {
  const [filter] = fold(listFilter('type', 9))
  expect(filter?.options.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => `type-${n}`))
  expect(filter?.folded).toBe(4)
})

it('what is chosen is never left out', () => {
  const [filter] = fold(listFilter('type', 9, ['type-8']))
  expect(filter?.options.map(({ id }) => id)).toContain('type-8')
  expect(filter?.folded).toBe(3)
})

it('a filter that is in sight as a whole stays as it is', () => {
  const filter = listFilter('type', 5)
  expect(fold(filter)).toEqual([filter])
})

it('a page without a list stays as it is', () => {
  const data: PageData = { route: 'cart', cart: null }
  expect(foldListing(data)).toBe(data)
})

it('a category leaves out what only the server needs', () => {
  const category = {
    id: 2,
    name: 'Sofas',
    level: 3,
    link: '/sofas',
    image: '',
    description: 'To lie on',
    seoText: 'Sofas of all sorts',
    metaTitle: 'Sofas to lie on',
    metaDescription: 'All of them',
    parentIds: [],
    alternates: [{ storeCode: 'nl_nl' as const, link: '/banken' }],
  }
  const blocks = { _uid: 'a', component: 'category-content', top: [], bottom: [] }
  const content = {
    id: 9,
    uuid: 'e9b1',
    name: 'sofas',
    slug: 'sofas',
    fullSlug: 'blocks/sofas',
    content: blocks,
    missingIn: ['fr'],
  }
  const around = { subcategories: [], breadcrumbs: [], content, visuals: [] }
  const data = foldListing({ route: 'category', category, listing: listing({}), ...around })
  expect(data).toMatchObject({
    category: {
      description: 'To lie on',
      seoText: '',
      metaTitle: '',
      metaDescription: '',
      alternates: [],
    },
    content: { uuid: '', fullSlug: '', content: blocks },
  })
  expect(data).not.toHaveProperty('content.missingIn')
})
