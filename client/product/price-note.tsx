import type { Price } from '../../shared/catalog/price'
import { finalOf } from '../../shared/catalog/price'
import type { Product } from '../../shared/catalog/product'
import { isSent } from '../../shared/catalog/product-type'
import { DELIVERY_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import { useShop } from '../stores/shop'

interface PriceNoteProps {
  product: Pick<Product, 'typeId'>
  price: Price
}

/**
 * What is in the price, and what comes on top of it. A gift card bears no tax: what it is spent on
 * does.
 */
export function PriceNote({ product, price }: PriceNoteProps) {
  const { store, t } = useShop()
  if (product.typeId === 'amgiftcard') return null
  const isFree = finalOf(price) >= store.freeShippingAmount
  return (
    <small>
      {t('product.incl-tax')}
      {isSent(product) && (
        <>
          {', '}
          <a href={storePath(DELIVERY_PATH, store)}>
            {t(isFree ? 'product.free-delivery' : 'product.plus-delivery')}
          </a>
        </>
      )}
    </small>
  )
}
