// What the shop platform says of products right now (spec 4, price sync and stock; contract 1.4).

import type { CurrentFacts, StockFacts } from '../../shared/catalog/current-facts'
import { finalOf, type Price } from '../../shared/catalog/price'
import { type TierPrice, tierSteps } from '../../shared/catalog/tier-price'
import { stockCalls } from '../../shared/contract/catalogue/stock'
import { toStockFacts } from '../../shared/contract/catalogue/to-stock'
import { renderListCalls } from '../../shared/contract/search/render-list'
import { priceToCents } from '../../shared/contract/wire/wire-money'
import type { StoreView } from '../../shared/store-view/store-view'
import type { AskedProduct } from './asked-products'
import type { HttpPort } from './ports'

/** Skus of one question about stock (spec 9). */
const STOCK_BATCH = 15
/** Most skus of one question about prices. */
const PRICE_BATCH = 100

/** Prices and stock of some products; null when not all of it could be had. Never throws. */
export async function fetchCurrentFacts(
  http: HttpPort,
  store: StoreView,
  asked: readonly AskedProduct[],
): Promise<CurrentFacts | null> {
  const [prices, stocks] = await Promise.all([
    inBatches(asked, PRICE_BATCH, (batch) => fetchPrices(http, store, batch)),
    inBatches(asked, STOCK_BATCH, (batch) => fetchStocks(http, batch)),
  ])
  return prices && stocks && { ...toPriceMaps(prices), stocks: new Map(stocks) }
}

/** Prices of some products for who asks (spec 6); null when not all could be had. Never throws. */
export async function fetchOwnPrices(
  http: HttpPort,
  store: StoreView,
  asked: readonly AskedProduct[],
): Promise<ReadonlyMap<string, Price> | null> {
  const prices = await inBatches(asked, PRICE_BATCH, (batch) => fetchPrices(http, store, batch))
  return prices && toPriceMaps(prices).prices
}

interface ToldPrice {
  price: Price
  /** Null where the shop platform does not tell them. */
  tiers: TierPrice[] | null
}

function toPriceMaps(told: readonly [string, ToldPrice][]) {
  return {
    prices: new Map(told.map(([sku, { price }]) => [sku, price])),
    tiers: new Map(told.flatMap(([sku, { tiers }]) => (tiers ? [[sku, tiers]] : []))),
  }
}

async function inBatches<T>(
  asked: readonly AskedProduct[],
  size: number,
  ask: (batch: readonly AskedProduct[]) => Promise<[string, T][] | null>,
): Promise<[string, T][] | null> {
  const count = Math.ceil(asked.length / size)
  const batches = Array.from({ length: count }, (_, nth) =>
    asked.slice(nth * size, (nth + 1) * size),
  )
  const answers = await Promise.all(batches.map(ask))
  return answers.every((answer) => answer !== null) ? answers.flat() : null
}

async function fetchPrices(
  http: HttpPort,
  { storeId, i18n }: StoreView,
  asked: readonly AskedProduct[],
): Promise<[string, ToldPrice][] | null> {
  const { path, result } = renderListCalls.renderList
  const skus = asked.map(({ sku }) => sku).join(',')
  const query = { skus, currencyCode: i18n.currencyCode, storeId: String(storeId) }
  const parsed = result.safeParse(await read(http, path, query))
  if (!parsed.success) return null
  return parsed.data.items.flatMap((item): [string, ToldPrice][] => {
    const { price_info, id: told } = item
    const sku = item.sku ?? asked.find(({ id }) => id === told)?.sku
    const price = toPrice(price_info)
    if (!sku || !price) return []
    const tiers = price_info.extension_attributes?.tier_prices
    return [[sku, { price, tiers: tiers ? toTiers(tiers, price) : null }]]
  })
}

function toTiers(told: readonly { qty: number; value: number }[], price: Price): TierPrice[] {
  const tiers = told.map(({ qty, value }) => ({ qty, price: priceToCents(value) }))
  return tierSteps(tiers, finalOf(price))
}

function toPrice(told: {
  regular_price?: number | undefined
  final_price?: number | undefined
  special_price?: number | undefined
}): Price | null {
  const { regular_price, final_price, special_price } = told
  if (regular_price === undefined) return null
  const regular = priceToCents(regular_price)
  const offers = [final_price, special_price]
    .map((price) => priceToCents(price ?? 0))
    .filter((cents) => cents > 0 && cents < regular)
  return { regular, special: offers.length > 0 ? Math.min(...offers) : null }
}

/** Stocks come without skus, in the order of asking. */
async function fetchStocks(
  http: HttpPort,
  asked: readonly AskedProduct[],
): Promise<[string, StockFacts][] | null> {
  const { path, result } = stockCalls.stockList
  const skus = asked.map(({ sku }) => sku)
  const parsed = result.safeParse(await read(http, path, { skus: skus.join(',') }))
  if (!parsed.success || parsed.data.length !== skus.length) return null
  return skus.flatMap((sku, place): [string, StockFacts][] => {
    const stock = parsed.data[place]
    return stock ? [[sku, toStockFacts(stock)]] : []
  })
}

/** The result of a silent question; undefined when there is none. */
async function read(
  http: HttpPort,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const words = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const answer = await http.send({ method: 'GET', path: `${path}?${words}` })
  return answer.kind === 'answered' && answer.code === 200 ? answer.result : undefined
}
