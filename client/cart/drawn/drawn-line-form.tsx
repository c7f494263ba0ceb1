import { useState } from 'react'
import { CART_CHANGE_PATH } from '../../../shared/cart/form-paths'
import type { ShownLine } from '../../../shared/cart/shown-cart'
import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import { QuantityField } from '../../ui/fields/quantity-field'
import styles from '../cart-line-view.module.css'

interface DrawnLineFormProps {
  line: ShownLine
  onWrite: (text: string) => void
}

/** Another quantity of a line, or none of it: a form that the browser posts by itself. */
export function DrawnLineForm({ line: { itemId, name, qty }, onWrite }: DrawnLineFormProps) {
  const { store, t } = useShop()
  const [text, setText] = useState(String(qty))
  const write = (written: string) => {
    setText(written)
    onWrite(written)
  }
  return (
    <form className={styles.actions} method="post" action={storePath(CART_CHANGE_PATH, store)}>
      <input type="hidden" name="item" value={itemId} />
      <QuantityField
        text={text}
        max={null}
        words={{
          label: t('cart.quantity', { name }),
          less: t('cart.less'),
          more: t('cart.more'),
        }}
        onChange={write}
      />
      <button type="submit" className={styles.remove}>
        {t('cart.change')}
      </button>
      <button
        type="submit"
        className={styles.remove}
        name="remove"
        value="1"
        formNoValidate
        aria-label={t('cart.remove-name', { name })}
      >
        {t('cart.remove')}
      </button>
    </form>
  )
}
