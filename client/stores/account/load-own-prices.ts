import DataLoader from 'dataloader'
import type { Price } from '../../../shared/catalog/price'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { PricedCard } from '../../catalog/use-own-prices'
import type { AskedProduct } from '../../engine/asked-products'
import { fetchOwnPrices } from '../../engine/current-facts'
import type { HttpPort } from '../../engine/ports'

/** Of these the price of a card is what the shop platform tells; others begin at a price made of parts. */
const PRICED_WHOLE = new Set(['simple', 'configurable', 'virtual', 'downloadable'])

type Questions = DataLoader<AskedProduct, Price | null, string>

/** A shop that is busy says so; it is asked this often, so many milliseconds apart. */
const TRIES = 3
const APART_MS = 2000

/** Of each page load: what all lists of a page ask at the same time is one question. */
const questions = new WeakMap<HttpPort, Questions>()

/** Prices of cards by sku for the group of who is logged in; null when they could not be had. */
export async function loadOwnPrices(
  http: HttpPort,
  store: StoreView,
  cards: readonly PricedCard[],
): Promise<ReadonlyMap<string, Price> | null> {
  if (cards.length === 0) return null
  const asking = questions.get(http) ?? createQuestions(http, store)
  questions.set(http, asking)
  const asked = cards
    .filter(({ typeId }) => PRICED_WHOLE.has(typeId))
    .map(({ sku, id }) => (id === null ? { sku } : { sku, id }))
  const prices = await asking.loadMany(asked)
  if (prices.some((price) => price instanceof Error)) return null
  return new Map(
    asked.flatMap(({ sku }, nth): [string, Price][] => {
      const price = prices[nth]
      return price && !(price instanceof Error) ? [[sku, price]] : []
    }),
  )
}

function createQuestions(http: HttpPort, store: StoreView): Questions {
  const ask = async (asked: readonly AskedProduct[]) => {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const prices = await fetchOwnPrices(http, store, asked)
      if (prices) return asked.map(({ sku }) => prices.get(sku) ?? null)
      if (tries < TRIES) await new Promise((go) => setTimeout(go, APART_MS))
    }
    throw new Error('Prices could not be asked for')
  }
  return new DataLoader(ask, { cache: false, cacheKeyFn: ({ sku }) => sku })
}
