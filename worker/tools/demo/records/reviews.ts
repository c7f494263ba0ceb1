import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { ReviewRecord } from '../../../../shared/contract/admin/shop-records'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { DEPARTMENTS } from '../categories/create-categories'
import { textIn } from '../words/localized'
import { OPENINGS } from './review-openings'
import { ENDINGS, NICKNAMES, TITLES } from './review-words'

const STORES: readonly StoreCode[] = ['nl_nl', 'de_de', 'fr_fr', 'global_en']
/** How many reviews products have, one after the other: most have a few, some have none. */
const COUNTS = [3, 0, 5, 2, 1, 4, 0, 2]
/** As shoppers give them: mostly five, sometimes three. */
const RATINGS = [5, 5, 4, 5, 3, 5, 4, 5, 5, 4] as const
const FIRST_DAY = Date.UTC(2025, 8, 1, 9)
const HOUR = 60 * 60 * 1000
/** Coprime to the days of a year, so that neighbours lie far apart. */
const STEP = 53
const DAYS = 400

/** What shoppers wrote of the products that can be found, in all four stores. */
export function createReviews(products: readonly ProductDraft[]): ReviewRecord[] {
  const found = products.filter(({ visibility, isEnabled }) => visibility === 4 && isEnabled)
  return found.flatMap((product, place) =>
    STORES.flatMap((store, language) => {
      const count = COUNTS[(place + language) % COUNTS.length] ?? 0
      return Array.from({ length: count }, (_, nth) => toReview(product, place, store, nth))
    }),
  )
}

function toReview(
  product: ProductDraft,
  place: number,
  store: StoreCode,
  nth: number,
): ReviewRecord {
  const language = STORES.indexOf(store)
  const turn = place * 7 + nth * 3 + language
  const rating = at(RATINGS, turn)
  const opening = at(OPENINGS[departmentOf(product)] ?? [], place + nth)
  const translate = (words: readonly string[]) => textIn(language, words)
  return {
    reference: `${product.sku} ${store} ${nth}`,
    sku: product.sku,
    store,
    rating,
    nickname: at(NICKNAMES[language] ?? [], turn),
    title: translate(at(TITLES[rating], turn)),
    detail: `${translate(opening)} ${translate(at(ENDINGS[rating], place + nth * 5))}`,
    createdAt: new Date(FIRST_DAY + ((turn * STEP) % DAYS) * 24 * HOUR + nth * HOUR).toISOString(),
  }
}

function departmentOf({ categories }: ProductDraft): string {
  const inside = (name: string) =>
    categories.some((path) => path === name || path.startsWith(`${name}/`))
  return Object.keys(DEPARTMENTS).find((key) => inside(DEPARTMENTS[key]?.name[3] ?? '')) ?? 'decor'
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}
