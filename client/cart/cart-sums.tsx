import { toOfflineTotals } from '../../shared/cart/cart-summary'
import { isVirtualCart } from '../../shared/cart/rules'
import { TotalsList } from '../catalog/totals-list'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Notice } from '../ui/notice'

/** What the cart costs: as the server says, or added up here where it cannot be asked (spec 4). */
export function CartSums() {
  const shop = useShop()
  const isOnline = useOnline()
  const lines = useCart((cart) => cart.lines)
  const told = useCart((cart) => cart.totals)
  const isPending = useCart((cart) => cart.isPending)
  const isAlone = !isOnline && isPending
  return (
    <>
      <TotalsList
        totals={isAlone ? toOfflineTotals(lines) : told}
        hasDelivery={!isVirtualCart(lines)}
        isUpdating={isPending && isOnline}
        shop={shop}
      />
      {isAlone && <Notice>{shop.t('cart.offline-sums')}</Notice>}
    </>
  )
}
