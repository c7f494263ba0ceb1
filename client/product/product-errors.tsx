import type { Product } from '../../shared/catalog/product'
import { useShop } from '../stores/shop'
import { Notice } from '../ui/notice'

/** Why a product cannot be bought at all, beside the button that is disabled for it (spec 2 and 5). */
export function ProductErrors({ product: { errors = [] } }: { product: Pick<Product, 'errors'> }) {
  const { t } = useShop()
  if (errors.length === 0) return null
  return (
    <div role="alert">
      {errors.map((error) => {
        const text = 'key' in error ? t(error.key) : error.text
        return (
          <Notice key={text} kind="warning">
            {text}
          </Notice>
        )
      })}
    </div>
  )
}
