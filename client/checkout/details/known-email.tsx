import { isEmailText } from '../../../shared/customer/email-text'
import { storePath } from '../../../shared/routing/links'
import { loadAccountCalls } from '../../stores/account/load-account-calls'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { knownEmailKey } from '../../stores/checkout/known-email'
import { useShownCheckout } from '../../stores/checkout/shown-checkout'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { useSharedQuery } from '../../stores/use-shared-query'
import { LogInInstead } from './log-in-instead'

/** Tells a guest of the account under this address; the order goes on either way. */
export function KnownEmail() {
  const { store, t } = useShop()
  const { http } = usePorts()
  const isCustomer = useCheckout((checkout) => checkout.isCustomer)
  const email = useCheckout(({ details }) => details.personal.emailAddress.trim())
  const isLeft = useCheckout(
    ({ touched }) => touched === 'all' || touched.has('delivery.emailAddress'),
  )
  const wasKnown = useShownCheckout()?.isEmailKnown
  const { data: isKnown = wasKnown } = useSharedQuery({
    queryKey: knownEmailKey(email),
    queryFn: async () => (await loadAccountCalls())?.askIsKnown(http, email) ?? false,
    enabled: !isCustomer && isLeft && isEmailText(email),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <p role="status">
      {isKnown && !isCustomer && (
        <LogInInstead
          email={email}
          words={t('checkout.email-known')}
          back={storePath('/checkout', store)}
        />
      )}
    </p>
  )
}
