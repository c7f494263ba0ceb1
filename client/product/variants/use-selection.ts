import { useState } from 'react'
import { childLink } from '../../../shared/catalog/child-link'
import type { Product, Variant } from '../../../shared/catalog/product'
import { useLocation } from '../../stores/location'
import { useNotify } from '../../stores/notifications/notifications'
import { useShop } from '../../stores/shop'
import { type Choices, firstVariant, stepTo } from './variant-selection'

/**
 * The chosen child of a product, what of it the shopper has chosen, and how to choose another.
 * Undefined for a simple product.
 */
export function useSelection(product: Product) {
  const { replaceUrl } = useLocation()
  const { t } = useShop()
  const notify = useNotify()
  const [sku, setSku] = useState(() => firstVariant(product)?.sku)
  const [picked, setPicked] = useState<Choices>({})
  const variant = product.variants.find((one) => one.sku === sku)

  /** Answers a size that was refused because it is sold out. */
  function choose(code: string, value: string): Variant | undefined {
    const step = stepTo(product, variant?.choices ?? {}, code, value)
    if (step.kind === 'missing') {
      notify({ type: 'warning', message: t('product.no-such-configuration') })
      return undefined
    }
    if (step.kind === 'refused') return step.variant
    setSku(step.variant.sku)
    setPicked((all) => ({ ...all, [code]: value }))
    replaceUrl(childLink(product.link, step.variant.sku))
    return undefined
  }

  return { variant, picked, choose }
}

export type VariantSelection = ReturnType<typeof useSelection>
