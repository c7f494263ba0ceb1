import { useCallback, useMemo } from 'react'
import type { AddRequest } from '../../../shared/cart/add-request'
import { stockStatusOf } from '../../../shared/cart/stock-status'
import type { ProductCard } from '../../../shared/catalog/product'
import { type CardChoice, type ShownCard, wishSku } from '../../catalog/product-card-view'
import type { CardActions } from '../../catalog/product-grid'
import type { LoadOwnPrices } from '../../catalog/use-own-prices'
import { useCart } from '../cart'
import { useWishlist } from '../kept-products/wishlist'
import { useLocation } from '../location'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { tryToLoad } from '../try-to-load'
import { useUi } from '../ui'

/** What the buttons of product cards do: the same until the wishlist is another one. */
export function useCardActions() {
  const add = useCart((cart) => cart.add)
  const openModal = useUi((ui) => ui.openModal)
  const { navigate } = useLocation()
  const { http, page } = usePorts()
  const { store } = useShop()
  const { skus: wished = null, toggle } = useWishlist() ?? {}
  const findChosen = useCallback(
    async (choice: CardChoice) => {
      const code = await tryToLoad('shown-card', () => import('./load-shown-card'))
      const card = await code?.loadShownCard(choice, { http, page, store }).catch(() => null)
      if (!card) navigate(choice.link)
      return card ?? null
    },
    [navigate, http, page, store],
  )
  const loadOwnPrices = useCallback<LoadOwnPrices>(
    async (cards) => {
      if (!store.hasPriceTiers || page.login() === null) return null
      const code = await tryToLoad('own-prices', () => import('../account/load-own-prices'))
      return (await code?.loadOwnPrices(http, store, cards)) ?? null
    },
    [http, page, store],
  )
  return useMemo(
    () =>
      ({
        /** Adds what was chosen last; false when a rule forbids it. */
        onAdd: async (card: ShownCard) => {
          const chosen = card.pending ? await card.pending : card
          return !!chosen && add(chosen.request ?? toCardRequest(chosen))
        },
        findChosen,
        loadOwnPrices,
        onNotify: ({ sku, name, images, price }: ProductCard) =>
          openModal('product-alert', { sku, name, choice: '', image: images[0] ?? '', price }),
        wished,
        onWish: (card: ShownCard) =>
          toggle?.({
            sku: wishSku(card),
            name: card.name,
            image: card.images[0] ?? '',
            link: card.link,
          }),
      }) satisfies CardActions,
    [add, findChosen, loadOwnPrices, openModal, wished, toggle],
  )
}

/** What a card adds that is bought as it is. */
function toCardRequest(card: ProductCard): AddRequest {
  const { sku, typeId, name, price, images, link, isInStock, sizes } = card
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
    ...(sizes?.length && { errors: [{ key: 'product.select-size' as const }] }),
  }
}
