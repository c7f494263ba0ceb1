// What a page says in the words of schema.org, for programs that answer with products and prices.
// It repeats what the page shows and says nothing else: prices, stock and ratings are the page's own.
import type { Breadcrumb } from '../../../shared/catalog/category'
import type { ProductCard } from '../../../shared/catalog/product'
import type { Page } from '../../../shared/routing/page'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { type Thing, type ToAbsolute, writeThings } from './thing'
import { toProductData } from './to-product-data'
import { toShopData } from './to-shop-data'
import { toStoresData } from './to-stores-data'
import { toStoryData } from './to-story-data'

/** Products that a list names: the rest is on the page, and a list's HTML is to stay small. */
const LISTED = 12

/** What a page says to programs, see `writeThings`; null for what is not to be indexed. */
export function toStructuredData(page: Page): string | null {
  const { canonical, robots } = page.seo
  if (canonical === null || robots !== 'index,follow') return null
  return writeThings(toThings(page, canonical, (link) => new URL(link, canonical).href))
}

function toThings(page: Page, canonical: string, toAbsolute: ToAbsolute): Thing[] {
  const { data } = page
  const store = storeViewOf(page.storeCode)
  switch (data.route) {
    case 'home':
      return toShopData(store, data.rating, canonical, toAbsolute)
    case 'category':
    case 'landing-page':
      return [
        toBreadcrumbs(data.breadcrumbs, toAbsolute),
        toItemList(data.listing.cards, data.listing.total, toAbsolute),
      ]
    case 'product': {
      const own = { name: data.product.name, link: data.product.link }
      const crumbs = toBreadcrumbs([...data.breadcrumbs, own], toAbsolute)
      return [toProductData(data, { store, canonical, toAbsolute }), crumbs]
    }
    case 'storelocator':
      return toStoresData(data.locations, canonical)
    case 'storyblok':
      return toStoryData(data.story, page, toAbsolute)
    default:
      return []
  }
}

function toBreadcrumbs(crumbs: readonly Breadcrumb[], toAbsolute: ToAbsolute): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(link ? { item: toAbsolute(link) } : {}),
    })),
  }
}

function toItemList(cards: readonly ProductCard[], total: number, toAbsolute: ToAbsolute): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.slice(0, LISTED).map(({ link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: toAbsolute(link),
    })),
  }
}
