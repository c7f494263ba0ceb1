import { EXPRESS_START_PATH } from '../../../shared/checkout/express'
import { storePath } from '../../../shared/routing/links'
import { Button } from '../../ui/button'
import { useShop } from '../shop'
import { useLeaving } from './use-leaving'

/** To PayPal, which tells who buys and where to: a form, so that it works without script. */
export function ExpressForm({ isWaiting = false }: { isWaiting?: boolean }) {
  const { store, t } = useShop()
  const [isLeaving, leave] = useLeaving()
  return (
    <form
      method="post"
      action={storePath(EXPRESS_START_PATH, store)}
      aria-label={t('checkout.express-title')}
      onSubmit={leave}
    >
      <Button
        type="submit"
        kind="secondary"
        aria-label={t('checkout.express-paypal')}
        isBusy={isLeaving}
        disabled={isWaiting}
      >
        PayPal
      </Button>
      <p role="status" className="visually-hidden">
        {isLeaving && t('checkout.express-leaving')}
      </p>
    </form>
  )
}
