import { useMemo } from 'react'
import type { ShopWords } from '../catalog/shop-words'
import { useShop } from './shop'

/** The shop's words for the catalogue, the same object as long as the store is. */
export function useShopWords(): ShopWords {
  const { t, price } = useShop()
  return useMemo(() => ({ t, price }), [t, price])
}
