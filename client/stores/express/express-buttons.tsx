import { EXPRESS_METHOD, isExpressMethod } from '../../../shared/checkout/express'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { fetchPaymentOptions } from '../../engine/method-calls'
import { useCart } from '../cart'
import { lazyPart } from '../lazy-part'
import { PartBoundary } from '../part-boundary'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { useUnsalable } from '../use-cart-stock'
import { useSharedQuery } from '../use-shared-query'
import styles from './express-buttons.module.css'
import { ExpressForm } from './express-form'

const WalletForms = lazyPart(async () => (await import('./wallet-forms')).WalletForms)

interface ExpressButtonsProps {
  /** Codes that the server has drawn with the cart; left out where it has drawn none. */
  drawn: readonly string[] | undefined
}

/**
 * Ways to pay that need no form, where the store offers them and the cart can be bought. Their room is
 * there before it is known which: what is below them stays where it is.
 */
export function ExpressButtons({ drawn }: ExpressButtonsProps) {
  const { http } = usePorts()
  const { t } = useShop()
  const isLoaded = useCart((cart) => cart.isLoaded)
  const isFilled = useCart((cart) => cart.isLoaded && cart.lines.length > 0)
  const isPending = useCart((cart) => cart.isLoaded && cart.isPending)
  const mayBeFilled = drawn && (!isLoaded || isPending)
  const grandTotal = useCart((cart) => cart.totals?.grandTotal)
  const unsalable = useUnsalable()
  const { data: offered = drawn } = useSharedQuery({
    queryKey: ['express-offered', grandTotal === 0],
    queryFn: async () => {
      const options = await fetchPaymentOptions(http)
      return options.ok ? options.value.map(({ code }) => code) : (drawn ?? [])
    },
    enabled: isFilled && !isPending,
  })
  if (!isFilled && !mayBeFilled) return null
  if (unsalable.length > 0 || grandTotal === 0 || offered?.some(isExpressMethod) === false) {
    return null
  }
  return (
    <section className={styles.box} aria-label={t('checkout.express-title')}>
      <p>{t('checkout.express-hint')}</p>
      <div>
        {offered?.includes(EXPRESS_METHOD) && <ExpressForm isWaiting={isPending} />}
        {isLoaded && offered?.some((code) => findPaymentOffer(code)?.wallet) && (
          <PartBoundary part="wallets">
            <WalletForms isWaiting={isPending} />
          </PartBoundary>
        )}
      </div>
    </section>
  )
}
