import { useMemo } from 'react'
import type { PageData } from '../../shared/routing/page'
import { toAskedProducts } from '../engine/asked-products'
import { type CurrentSync, useCurrentFacts } from '../stores/current-facts/use-current-facts'

export type ProductData = Extract<PageData, { route: 'product' }>

/** A product page, and how current its prices and its stock are. */
export interface CurrentData extends ProductData {
  sync: CurrentSync
}

/** The page as it came, then with prices and stock as they are now (spec 4, price sync). */
export function useCurrentData(data: ProductData): CurrentData {
  const { product } = data
  const asked = useMemo(() => toAskedProducts(product), [product])
  const sync = useCurrentFacts(asked)
  const { update } = sync
  const current = useMemo(() => update?.(product) ?? product, [product, update])
  return { ...data, product: current, sync }
}
