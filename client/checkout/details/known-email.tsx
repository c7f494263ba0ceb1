import { ACCOUNT_FIELDS } from '../../../shared/customer/account-forms'
import { isEmailText } from '../../../shared/customer/email-text'
import { storePath } from '../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { loadAccountCalls } from '../../stores/account/load-account-calls'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShownCheckout } from '../../stores/checkout/shown-checkout'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { useSharedQuery } from '../../stores/use-shared-query'
import { onPlainClick } from '../../ui/on-plain-click'

/** Tells a guest of the account under this address; the order goes on either way. */
export function KnownEmail() {
  const { store, t } = useShop()
  const { http } = usePorts()
  const openModal = useUi((ui) => ui.openModal)
  const isCustomer = useCheckout((checkout) => checkout.isCustomer)
  const email = useCheckout(({ details }) => details.personal.emailAddress.trim())
  const isLeft = useCheckout(
    ({ touched }) => touched === 'all' || touched.has('delivery.emailAddress'),
  )
  const wasKnown = useShownCheckout()?.isEmailKnown
  const { data: isKnown = wasKnown } = useSharedQuery({
    queryKey: ['known-email', email],
    queryFn: async () => (await loadAccountCalls())?.askIsKnown(http, email) ?? false,
    enabled: !isCustomer && isLeft && isEmailText(email),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const page = storePath(ACCOUNT_PATH, store)
  const back = new URLSearchParams({ [ACCOUNT_FIELDS.back]: storePath('/checkout', store) })
  return (
    <p role="status">
      {isKnown && !isCustomer && (
        <>
          {t('checkout.email-known')}{' '}
          <a
            href={`${page}?${back}`}
            aria-haspopup="dialog"
            onClick={onPlainClick(() => openModal('authentication', { email }))}
          >
            {t('account.log-in')}
          </a>
        </>
      )}
    </p>
  )
}
