import { useState } from 'react'
import type { Product, Variant } from '../../shared/catalog/product'
import { childLink } from '../../shared/routing/links'
import { useLocation } from '../stores/location'
import { useNotify } from '../stores/notifications'
import { useShop } from '../stores/shop'
import { firstVariant, variantFor } from './choose'

/** The chosen child of a product, and how to choose another. Undefined for a simple product. */
export function useSelection(product: Product) {
  const { note } = useLocation()
  const { t } = useShop()
  const notify = useNotify()
  const [variant, setVariant] = useState(() => firstVariant(product))

  function choose(code: string, value: string): Variant | undefined {
    const next = variantFor(product, variant?.choices ?? {}, code, value)
    if (!next) {
      notify({ type: 'warning', message: t('product.no-such-configuration') })
      return undefined
    }
    setVariant(next)
    note(childLink(product.link, next.sku))
    return next
  }

  return { variant, choose }
}
