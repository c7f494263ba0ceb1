// Prices and stock as they are now, in a product as its page was made (spec 4: products are returned
// first, their prices arrive later).
import { isBundleInStock } from './bundle'
import { cheapestOf, isPriceRange, type Price } from './price'
import type { Product } from './product'
import type { TierPrice } from './tier-price'

/** What a shopper is told of the stock of something. */
export interface StockFacts {
  isInStock: boolean
  /** Fewest that are sold at once; left out where that is one. */
  minQty?: number
  /** Most that may be ordered at once; null means unlimited. */
  maxQty: number | null
  /** How many are left, when they are few. */
  fewLeft: number | null
}

/** By sku; what nobody knows is left out. */
export interface CurrentFacts {
  prices: ReadonlyMap<string, Price>
  stocks: ReadonlyMap<string, StockFacts>
  /** Lower prices from a quantity up, of who asked. */
  tiers?: ReadonlyMap<string, TierPrice[]>
}

/** The product with what is known of it now; what was not told stays as it was. */
export function withCurrentFacts(product: Product, facts: CurrentFacts): Product {
  if (product.variants.length > 0) return withVariants(product, facts)
  const { parts, bundle } = product.typeData
  if (parts.length > 0) return withParts(product, facts)
  if (bundle) return withSelections(product, facts)
  return withSteps(withOwn(product, facts), product.sku, facts)
}

/** Steps of price as they are told for one sku. */
function withSteps(product: Product, sku: string | undefined, { tiers }: CurrentFacts): Product {
  const tierPrices = sku === undefined ? undefined : tiers?.get(sku)
  return tierPrices ? { ...product, typeData: { ...product.typeData, tierPrices } } : product
}

function withOwn<Sold extends { sku: string; price: Price }>(
  sold: Sold,
  { prices, stocks }: CurrentFacts,
): Sold {
  const stock = stocks.get(sold.sku)
  const price = prices.get(sold.sku) ?? sold.price
  // A fewest of one is left out: it must not stay what it was.
  return { ...sold, price, ...(stock && { minQty: 1, ...stock }) }
}

function withVariants(product: Product, facts: CurrentFacts): Product {
  const variants = product.variants.map((variant) => withOwn(variant, facts))
  const inStock = variants.filter(({ isInStock }) => isInStock)
  const prices = (inStock.length > 0 ? inStock : variants).map(({ price }) => price)
  const price = cheapestOf(prices) ?? product.price
  const isFromPrice = isPriceRange(prices)
  const cheapest = variants.find((variant) => variant.price === price)
  const current = { ...product, variants, price, isFromPrice, isInStock: inStock.length > 0 }
  return withSteps(current, cheapest?.sku, facts)
}

function withParts(product: Product, { prices, stocks }: CurrentFacts): Product {
  const parts = product.typeData.parts.map((part) => {
    const { isInStock = part.isInStock, maxQty = part.maxQty } = stocks.get(part.sku) ?? {}
    return { ...part, price: prices.get(part.sku) ?? part.price, isInStock, maxQty }
  })
  const isInStock = parts.some((part) => part.isInStock)
  return { ...product, isInStock, typeData: { ...product.typeData, parts } }
}

/** What a selection adds to a bundle with a price of its own is not the price of its product. */
function withSelections(product: Product, { stocks }: CurrentFacts): Product {
  const { typeData } = product
  if (!typeData.bundle) return product
  const options = typeData.bundle.options.map((option) => ({
    ...option,
    selections: option.selections.map((selection) => {
      const { isInStock = selection.isInStock } = stocks.get(selection.sku) ?? {}
      return { ...selection, isInStock }
    }),
  }))
  const bundle = { ...typeData.bundle, options }
  return { ...product, isInStock: isBundleInStock(bundle), typeData: { ...typeData, bundle } }
}
