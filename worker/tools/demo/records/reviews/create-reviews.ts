import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type { ReviewRecord } from '../../../../../shared/contract/admin/shop-records'
import type { StoreCode } from '../../../../../shared/store-view/store-view'
import { textIn } from '../../words/localized'
import { GIFT_CARD_WORDS } from './gift-card-words'
import { NICKNAMES } from './nicknames'
import { PATTERN_WORDS } from './pattern-words'
import { type ReviewWords, trueOf } from './saying'
import { SERVICE_WORDS } from './service-words'
import { SET_WORDS } from './set-words'
import { THING_WORDS } from './thing-words'

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

/** What is no single thing on a shelf is spoken of in words of its own. */
const WORDS: Partial<Record<ProductDraft['typeId'], ReviewWords>> = {
  amgiftcard: GIFT_CARD_WORDS,
  downloadable: PATTERN_WORDS,
  virtual: SERVICE_WORDS,
  grouped: SET_WORDS,
  bundle: SET_WORDS,
}

/** What shoppers wrote of the products that can be found, in all four stores. */
export function createReviews(products: readonly ProductDraft[]): ReviewRecord[] {
  const found = products.filter(({ visibility, isEnabled }) => visibility === 4 && isEnabled)
  return found.flatMap((product, place) =>
    STORES.flatMap((store, language) => reviewsOf(product, place, store, language)),
  )
}

/** Those of a product in one store: each by somebody else, and no title or sentence twice. */
function reviewsOf(
  product: ProductDraft,
  place: number,
  store: StoreCode,
  language: number,
): ReviewRecord[] {
  const { titles, openings, endings } = WORDS[product.typeId] ?? THING_WORDS
  const translate = (words: readonly string[]) => textIn(language, words)
  const given: number[] = []
  return Array.from({ length: at(COUNTS, place + language) }, (_, nth) => {
    const turn = place * 7 + nth * 3 + language
    const rating = at(RATINGS, turn)
    const before = given.filter((other) => other === rating).length
    given.push(rating)
    const opening = at(trueOf(product, openings), place + language + nth)
    const ending = at(trueOf(product, endings[rating]), place + before)
    return {
      reference: `${product.sku} ${store} ${nth}`,
      sku: product.sku,
      store,
      rating,
      nickname: at(at(NICKNAMES, language), turn),
      title: translate(at(titles[rating], place * 3 + language + before)),
      detail: `${translate(opening.words)} ${translate(ending.words)}`,
      createdAt: new Date(
        FIRST_DAY + ((turn * STEP) % DAYS) * 24 * HOUR + nth * HOUR,
      ).toISOString(),
    }
  })
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}
