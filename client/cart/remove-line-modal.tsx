import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Modal } from '../ui/modal'
import styles from './remove-line-modal.module.css'

interface RemoveLineModalProps {
  name: string
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a line goes (spec 4, mini-cart). */
export function RemoveLineModal({ name, onClose, onConfirm }: RemoveLineModalProps) {
  const { t } = useShop()
  return (
    <Modal title={t('cart.remove-title')} closeLabel={t('cart.close')} onClose={onClose}>
      <p>{t('cart.remove-question', { name })}</p>
      <div className={styles.choices}>
        <Button onClick={onConfirm}>{t('cart.remove')}</Button>
        <Button kind="secondary" onClick={onClose}>
          {t('cart.keep')}
        </Button>
      </div>
    </Modal>
  )
}
