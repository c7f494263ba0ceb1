import type { OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
import { Modal } from '../../ui/modal'

/** Says plainly that something is not there yet (spec 2, modals). */
export function FeatureNotImplementedModal({ onClose }: OpenProps<null>) {
  const { t } = useShop()
  return (
    <Modal title={t('layout.not-there-title')} closeLabel={t('layout.close')} onClose={onClose}>
      <p>{t('layout.not-there-text')}</p>
    </Modal>
  )
}
