import { useMemo } from 'react'
import { stockStatusOf } from '../../shared/cart/add-request'
import type { ProductCard } from '../../shared/catalog/product'
import type { CardActions } from '../catalog/product-card-view'
import { useCart } from './cart'
import { useUi } from './ui'

/** What the buttons of product cards do: the same functions for the life of the page. */
export function useCardActions(): CardActions {
  const add = useCart((cart) => cart.add)
  const openModal = useUi((ui) => ui.openModal)
  return useMemo(
    () => ({
      onAdd: (card) => add(toAddRequest(card)),
      onNotify: ({ sku, name, images, price }) =>
        openModal('product-alert', { sku, name, choice: '', image: images[0] ?? '', price }),
    }),
    [add, openModal],
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
