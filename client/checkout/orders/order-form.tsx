import type { ReactNode } from 'react'
import { ACCOUNT_FIELDS } from '../../../shared/customer/account-forms'
import { storePath } from '../../../shared/routing/links'
import { ORDER_FIELD } from '../../../shared/routing/payment-forms'
import { useShop } from '../../stores/shop'

export interface NamedOrder {
  /** By which the payment calls know it. */
  orderHash: string
  /** Left out where the answer is not the page of the order. */
  orderNumber?: string
}

interface OrderFormProps {
  path: string
  order: NamedOrder
  /** Left out where the browser posts the form. */
  onPress?: (() => void) | undefined
  children: ReactNode
}

/** A button for an order, which does something by itself and is posted where no script listens. */
export function OrderForm({ path, order, onPress, children }: OrderFormProps) {
  const { store } = useShop()
  const { orderHash, orderNumber } = order
  return (
    <form
      method="post"
      action={storePath(path, store)}
      onSubmit={(event) => {
        if (!onPress) return
        event.preventDefault()
        onPress()
      }}
    >
      <input type="hidden" name={ORDER_FIELD} value={orderHash} />
      {orderNumber && <input type="hidden" name={ACCOUNT_FIELDS.order} value={orderNumber} />}
      {children}
    </form>
  )
}
