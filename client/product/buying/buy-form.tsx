import type { ReactNode, Ref, SubmitEvent } from 'react'
import { readRefusal } from '../../../shared/cart/buy-refusal'
import { BUY_FORM_ID, CART_ADD_PATH, FORM_FIELDS } from '../../../shared/cart/form-paths'
import { storePath } from '../../../shared/routing/links'
import { useRefusedForm } from '../../stores/forms/refused-form'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { Notice } from '../../ui/notice'
import styles from './buy-box.module.css'
import { useTellReady } from './buy-form-ready'

interface BuyFormProps {
  /** Of the product on the page; what is chosen of it stands in the fields. */
  sku: string
  ref?: Ref<HTMLFormElement>
  /** The screen shows faults itself, as soon as it can. */
  showsFaults?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** What buys on every product page: a form that the browser can post by itself, without script. */
export function BuyForm({ sku, ref, showsFaults = false, onSubmit, children }: BuyFormProps) {
  const { store, t } = useShop()
  const isHydrated = useIsHydrated()
  const refused = useRefusedForm(BUY_FORM_ID)
  const told = readRefusal(useLocation().query)
  const refusal = refused ? refused.fault : told && t(told.key, told.values)
  useTellReady()
  return (
    <form
      ref={ref}
      id={BUY_FORM_ID}
      className={styles.box}
      method="post"
      action={storePath(CART_ADD_PATH, store)}
      onSubmit={onSubmit}
      noValidate={showsFaults && isHydrated}
    >
      <input type="hidden" name={FORM_FIELDS.sku} value={sku} />
      {refusal && (
        <div role="alert">
          <Notice kind="warning">{refusal}</Notice>
        </div>
      )}
      {children}
    </form>
  )
}
