import { EXPRESS_START_PATH } from '../../../shared/checkout/express'
import { storePath } from '../../../shared/routing/links'
import { Button } from '../../ui/button'
import { useShop } from '../shop'
import styles from './express-form.module.css'
import { useLeaving } from './use-leaving'

/** To PayPal, which tells who buys and where to: a form, so that it works without script. */
export function ExpressForm({ isWaiting = false }: { isWaiting?: boolean }) {
  const { store, t } = useShop()
  const [isLeaving, leave] = useLeaving()
  return (
    <form
      className={styles.express}
      method="post"
      action={storePath(EXPRESS_START_PATH, store)}
      aria-label={t('checkout.express-title')}
      onSubmit={leave}
    >
      <p>{t('checkout.express-hint')}</p>
      <Button type="submit" kind="secondary" isBusy={isLeaving} disabled={isWaiting}>
        {t('checkout.express-paypal')}
      </Button>
      <p role="status" className="visually-hidden">
        {isLeaving && t('checkout.express-leaving')}
      </p>
    </form>
  )
}
