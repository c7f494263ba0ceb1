import { useState } from 'react'
import { ReviewForm } from '../../reviews/review-form'
import type { ModalPayloads, OpenProps } from '../../stores/modals'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Modal } from '../../ui/modal'

/** Where a shopper says what they think of a product (spec 2, modals). */
export function ReviewModal({ payload, onClose }: OpenProps<ModalPayloads['review']>) {
  const { t } = useShop()
  const { random } = usePorts()
  const [attempt] = useState(() => random.uuid())
  return (
    <Modal
      title={t('product.review-of', { name: payload.name })}
      closeLabel={t('layout.close')}
      onClose={onClose}
    >
      <ReviewForm sku={payload.sku} attempt={attempt} />
    </Modal>
  )
}
