import { useState } from 'react'
import { FORGET_PATH, FORGOTTEN } from '../../../shared/checkout/checkout-form'
import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShownCheckout } from '../../stores/checkout/shown-checkout'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import styles from '../checkout-form.module.css'

const FORM = 'forget-form'

/** The form of its button, which stands within that of the checkout. */
export function ForgetForm({ store }: { store: StoreView }) {
  return <form hidden id={FORM} method="post" action={storePath(FORGET_PATH, store)} />
}

/** Says what this browser keeps of the shopper and for how long, and clears it. */
export function ForgetMe() {
  const { t } = useShop()
  const forget = useCheckout((checkout) => checkout.forget)
  const [isForgotten, setForgotten] = useState(useLocation().query.has(FORGOTTEN))
  const isPosted = (useShownCheckout()?.postedAt ?? 0) > 0
  return (
    <div className={styles.hint}>
      <p>
        <span className="needs-script">{t('checkout.forget-hint')} </span>
        <button
          type="submit"
          form={FORM}
          className={styles.inline}
          onClick={(event) => {
            forget()
            setForgotten(true)
            // What a form has posted before script came is kept by the server as well.
            if (!isPosted) event.preventDefault()
          }}
        >
          {t('checkout.forget')}
        </button>
      </p>
      <p role="status">{isForgotten && t('checkout.forgotten')}</p>
    </div>
  )
}
