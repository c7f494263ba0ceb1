import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type { ReviewRecord } from '../../../../../shared/contract/admin/shop-records'
import type { StoreCode } from '../../../../../shared/store-view/store-view'
import { textIn } from '../../words/localized'
import { GIFT_CARD_WORDS } from './gift-card-words'
import { NICKNAMES } from './nicknames'
import { PATTERN_WORDS } from './pattern-words'
import { type ReviewWords, type Saying, trueOf } from './saying'
import { SERVICE_WORDS } from './service-words'
import { SET_WORDS } from './set-words'
import { type Take, takeTurns } from './take-turns'
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

/** How titles and sentences are chosen in one store. */
interface Taking {
  title: Take
  sentence: Take
}

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
  const placed = found.map((product, place) => ({ product, place }))
  // What stands together on a page is written of one after the other, so that little comes twice there.
  const byShelf = Object.values(
    Object.groupBy(placed, ({ product }) => product.categories[0] ?? ''),
  )
  return STORES.flatMap((store, language) => {
    const taking: Taking = { title: takeTurns(1), sentence: takeTurns(2) }
    return byShelf.flatMap((shelf = []) =>
      shelf.flatMap(({ product, place }) => reviewsOf(product, place, store, language, taking)),
    )
  })
}

/** Those of a product in one store: each by somebody else, and no title or sentence twice. */
function reviewsOf(
  product: ProductDraft,
  place: number,
  store: StoreCode,
  language: number,
  taking: Taking,
): ReviewRecord[] {
  const { titles, openings, endings } = WORDS[product.typeId] ?? THING_WORDS
  const said: Saying[] = []
  /** From the first list that has something left to say of the product. */
  const say = (take: Take, ...lists: (readonly Saying[])[]) => {
    const left = lists.map((list) => trueOf(product, list).filter((one) => !said.includes(one)))
    const chosen = take(left.find(({ length }) => length > 0) ?? [])
    said.push(chosen)
    return chosen
  }
  return Array.from({ length: at(COUNTS, place + language) }, (_, nth) => {
    const turn = place * 7 + nth * 3 + language
    const rating = at(RATINGS, turn)
    const title = say(taking.title, titles[rating])
    const opening = say(taking.sentence, openingsFor(rating, openings))
    const ending = say(taking.sentence, ...endingsAfter(opening, endings[rating]))
    return {
      reference: `${product.sku} ${store} ${nth}`,
      sku: product.sku,
      store,
      rating,
      nickname: at(at(NICKNAMES, language), turn),
      title: textIn(language, title.words),
      detail: [opening, ending].map(({ words }) => textIn(language, words)).join(' '),
      createdAt: new Date(
        FIRST_DAY + ((turn * STEP) % DAYS) * 24 * HOUR + nth * HOUR,
      ).toISOString(),
    }
  })
}

function openingsFor(rating: number, openings: readonly Saying[]): readonly Saying[] {
  return rating === 3 ? openings.filter(({ isPraise }) => !isPraise) : openings
}

/** After what can be said of anything comes something of this product, so that a review speaks of it. */
function endingsAfter(opening: Saying, endings: readonly Saying[]): (readonly Saying[])[] {
  return opening.of ? [endings] : [endings.filter(({ of }) => of), endings]
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}
