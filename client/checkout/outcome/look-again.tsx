// Where no script asks what became of an order: a press does, or the browser by itself.
import { APPROVED, RESULT_NAME } from '../../../shared/checkout/shown-return'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { ButtonLink } from '../../ui/button'

const PAUSE_S = 5

export function LookAgain() {
  const { t } = useShop()
  return <ButtonLink href={useLaterAddress()}>{t('checkout.look-again')}</ButtonLink>
}

/** Only where a browser runs no script at all: one that does asks without loading the page. */
export function LookAgainByItself() {
  const href = useLaterAddress()
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${PAUSE_S};url=${href}`} />
    </noscript>
  )
}

/** That a payment was approved is believed at first; later only how it stands counts. */
function useLaterAddress(): string {
  const { path, query } = useLocation()
  const later = new URLSearchParams(query)
  if (later.get(RESULT_NAME) === APPROVED) later.delete(RESULT_NAME)
  return `${path}?${later}`
}
