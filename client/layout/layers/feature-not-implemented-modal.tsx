import { useShop } from '../../stores/shop'
import { Modal } from '../../ui/modal'
import type { OpenModalProps } from './open-modal-props'

/** Says plainly that something is not there yet (spec 2, modals). */
export function FeatureNotImplementedModal({ onClose }: OpenModalProps<null>) {
  const { t } = useShop()
  return (
    <Modal title={t('layout.not-there-title')} closeLabel={t('layout.close')} onClose={onClose}>
      <p>{t('layout.not-there-text')}</p>
    </Modal>
  )
}
