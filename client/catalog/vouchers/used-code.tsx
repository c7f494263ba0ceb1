import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/button'
import type { ShopWords } from '../shop-words'
import type { VoucherPlace } from './voucher-forms'
import styles from './vouchers.module.css'

interface UsedCodeProps {
  /** Of the button that takes the code out. */
  place: VoucherPlace
  /** What the form says of the code. */
  value: string | number
  /** Says which code the button takes out. */
  label: string
  /** Left out where the form posts itself. */
  onRemove?: (() => void) | undefined
  shop: Pick<ShopWords, 't'>
  children: ReactNode
}

/** A code that counts, and the button that takes it out. */
export function UsedCode({ place, value, label, onRemove, shop, children }: UsedCodeProps) {
  function remove(event: MouseEvent<HTMLButtonElement>) {
    if (!onRemove) return
    event.preventDefault()
    onRemove()
  }

  return (
    <p className={styles.used}>
      {children}
      <Button
        kind="quiet"
        type="submit"
        form={place.form}
        formNoValidate
        name={place.field}
        value={value}
        aria-label={label}
        onClick={remove}
      >
        {shop.t('cart.remove')}
      </Button>
    </p>
  )
}
