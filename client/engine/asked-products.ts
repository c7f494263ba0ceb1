import type { Product } from '../../shared/catalog/product'

/** What is asked about; the id finds a price that is told without its sku. */
export interface AskedProduct {
  sku: string
  id?: number
}

/** What a product page has to ask prices and stock of: what is really bought there (spec 4). */
export function toAskedProducts({ id, sku, variants, typeData }: Product): AskedProduct[] {
  const { parts, bundle } = typeData
  if (variants.length > 0) return variants.map((variant) => ({ sku: variant.sku, id: variant.id }))
  const selections = bundle?.options.flatMap((option) => option.selections) ?? []
  const others = [...parts, ...selections].map((part) => part.sku)
  return others.length > 0 ? [...new Set(others)].map((one) => ({ sku: one })) : [{ sku, id }]
}
