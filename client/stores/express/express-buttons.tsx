import { EXPRESS_METHOD } from '../../../shared/checkout/express'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { fetchPaymentOptions } from '../../engine/method-calls'
import { useCart } from '../cart'
import { lazyPart } from '../lazy-part'
import { usePorts } from '../ports'
import { useUnsalable } from '../use-cart-stock'
import { useSharedQuery } from '../use-shared-query'
import { ExpressBox } from './express-box'
import { ExpressForm } from './express-form'

const WalletForms = lazyPart(async () => (await import('./wallet-forms')).WalletForms)

/** Ways to pay that need no form, where the store offers them and the cart can be bought. */
export function ExpressButtons({ isKnown = false }: { isKnown?: boolean }) {
  const { http } = usePorts()
  const isFilled = useCart((cart) => cart.isLoaded && cart.lines.length > 0)
  const isPending = useCart((cart) => cart.isPending)
  const grandTotal = useCart((cart) => cart.totals?.grandTotal)
  const unsalable = useUnsalable()
  const { data: offered = isKnown ? [EXPRESS_METHOD] : [] } = useSharedQuery({
    queryKey: ['express-offered', grandTotal === 0],
    queryFn: async () => {
      const options = await fetchPaymentOptions(http)
      return options.ok ? options.value.map(({ code }) => code) : isKnown ? [EXPRESS_METHOD] : []
    },
    enabled: isFilled && !isPending,
  })
  if (!isFilled || unsalable.length > 0 || grandTotal === 0) return null
  return (
    <ExpressBox>
      {offered.includes(EXPRESS_METHOD) && <ExpressForm isWaiting={isPending} />}
      {offered.some((code) => findPaymentOffer(code)?.wallet) && (
        <WalletForms isWaiting={isPending} />
      )}
    </ExpressBox>
  )
}
