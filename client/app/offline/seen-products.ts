// Products of the pages that were seen, so that they can be searched without a connection (spec 4).
import type { Product, ProductCard } from '../../../shared/catalog/product'
import { isRecord } from '../../../shared/json/is-record'
import { parseJson } from '../../../shared/json/parse-json'
import type { PageData } from '../../../shared/routing/page'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { openEntryStorage } from '../../browser/offline/entry-storage'
import { createPersistentCache, type PersistentCache } from '../../engine/persistent-cache'
import type { ClockPort } from '../../engine/ports'
import type { ScreenStore } from '../screen-store'

/** Another name where what is kept of a product changes its shape. */
const DATABASE = 'seen-products-1'

export interface SeenProducts {
  remember: (data: PageData) => Promise<void>
  all: () => Promise<ProductCard[]>
}

/** Opens what this browser has seen of a store; the pages that are shown from now on join it. */
export function openSeenProducts(
  state: ScreenStore,
  storeCode: StoreCode,
  clock: ClockPort,
): SeenProducts {
  const report = (what: string, error?: unknown) => console.warn(what, error ?? '')
  const storage = openEntryStorage(`${storeCode}-${DATABASE}`)
  const seen = seenProductsIn(createPersistentCache({ storage, clock, report }))
  void seen.remember(state.getState().page.data)
  state.subscribe(({ page }, before) => {
    if (page !== before.page) void seen.remember(page.data)
  })
  return seen
}

/** The same in any cache. */
export function seenProductsIn(cache: PersistentCache): SeenProducts {
  return {
    remember: (data) =>
      cache.write(cardsOf(data).map((card) => [card.sku, JSON.stringify(card)] as const)),
    async all() {
      const kept = await cache.all()
      return [...kept.values()].map(parseJson).filter(isCard)
    },
  }
}

function cardsOf(data: PageData): ProductCard[] {
  switch (data.route) {
    case 'category':
    case 'landing-page':
    case 'catalogsearch':
      return data.listing.cards
    case 'home':
      return [...data.newest, ...data.bestsellers]
    case 'product':
      return [toSeenCard(data.product)]
    default:
      return []
  }
}

/** A product as a list would show it. */
function toSeenCard(product: Product): ProductCard {
  const { id, sku, typeId, name, link, price, isInStock, gallery, lowestBefore } = product
  return {
    id,
    sku,
    typeId,
    name,
    link,
    images: gallery.slice(0, 1).map(({ path }) => path),
    price,
    isFromPrice: false,
    lowestBefore: lowestBefore ?? null,
    measure: null,
    isInStock,
    hidesStockAlert: true,
    asksFirst: true,
    label: null,
    colors: [],
    hasMoreColors: false,
  }
}

/** The storage is open to whatever else ran in this browser. */
function isCard(entry: unknown): entry is ProductCard {
  if (!isRecord(entry)) return false
  const { sku, name, link, images, price, colors } = entry
  const isNamed = [sku, name, link].every((text) => typeof text === 'string' && text !== '')
  return isNamed && Array.isArray(images) && Array.isArray(colors) && isRecord(price)
}
