import { galleryOf } from '../../../shared/catalog/gallery-of'
import type { Product, Variant } from '../../../shared/catalog/product'
import { useUi } from '../../stores/ui'

/** Opens the alert for the product, or for the choice that is sold out. */
export function useProductAlert(product: Product) {
  const openModal = useUi((ui) => ui.openModal)
  return (variant?: Variant) =>
    openModal('product-alert', {
      sku: variant?.sku ?? product.sku,
      name: product.name,
      choice: variant ? labelsOf(product, variant).join(', ') : '',
      image: galleryOf(product, variant)[0]?.path ?? '',
      price: variant?.price ?? product.price,
    })
}

function labelsOf({ options }: Product, { choices }: Variant): string[] {
  return options.flatMap(({ attributeCode, values }) => {
    const found = values.find(({ valueIndex }) => valueIndex === choices[attributeCode])
    return found ? [found.label] : []
  })
}
