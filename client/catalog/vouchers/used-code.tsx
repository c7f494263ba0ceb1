import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/button'
import type { ShopWords } from '../shop-words'
import styles from './vouchers.module.css'

interface UsedCodeProps {
  /** The id of the form that takes the code out. */
  form: string
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
export function UsedCode({ form, value, label, onRemove, shop, children }: UsedCodeProps) {
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
        form={form}
        formNoValidate
        name="remove"
        value={value}
        aria-label={label}
        onClick={remove}
      >
        {shop.t('cart.remove')}
      </Button>
    </p>
  )
}
