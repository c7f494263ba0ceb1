import { useMemo } from 'react'
import { stockStatusOf } from '../../shared/cart/add-request'
import type { ProductCard } from '../../shared/catalog/product'
import type { CardActions } from '../catalog/product-grid'
import { useCart } from './cart'
import { useUi } from './ui'
import { useWishlist } from './wishlist'

/** What the buttons of product cards do: the same until the wishlist is another one. */
export function useCardActions() {
  const add = useCart((cart) => cart.add)
  const openModal = useUi((ui) => ui.openModal)
  const { skus: wished = null, toggle } = useWishlist() ?? {}
  return useMemo(
    () =>
      ({
        /** False when a rule forbids it. */
        onAdd: (card: ProductCard) => add(toAddRequest(card)),
        onNotify: ({ sku, name, images, price }: ProductCard) =>
          openModal('product-alert', { sku, name, choice: '', image: images[0] ?? '', price }),
        wished,
        onWish: ({ sku, name, images, link }: ProductCard) =>
          toggle?.({ sku, name, image: images[0] ?? '', link }),
      }) satisfies CardActions,
    [add, openModal, wished, toggle],
  )
}

function toAddRequest({ sku, typeId, name, price, images, link, isInStock }: ProductCard) {
  return {
    sku,
    parentSku: sku,
    typeId,
    name,
    qty: 1,
    options: [],
    productOption: null,
    price,
    image: images[0] ?? '',
    link,
    maxQty: null,
    stock: stockStatusOf({ isInStock }),
  }
}
