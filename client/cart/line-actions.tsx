import type { CartLine } from '../../shared/cart/cart-line'
import { mayBeEdited } from '../../shared/cart/line-edit'
import { useShop } from '../stores/shop'
import styles from './cart-line-view.module.css'
import { LineQuantity } from './line-quantity'

interface LineActionsProps {
  line: CartLine
  onEdit: () => void
  onRemove: () => void
}

/** What can be done with a line. */
export function LineActions({ line, onEdit, onRemove }: LineActionsProps) {
  const { t } = useShop()
  const { name } = line
  return (
    <div className={styles.actions}>
      <LineQuantity line={line} />
      <div className={styles.buttons}>
        {mayBeEdited(line) && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('cart.edit-name', { name })}
            onClick={onEdit}
          >
            {t('cart.edit')}
          </button>
        )}
        <button type="button" aria-label={t('cart.remove-name', { name })} onClick={onRemove}>
          {t('cart.remove')}
        </button>
      </div>
    </div>
  )
}
