import { ProductGrid } from '../catalog/product-grid'
import type { ModalPayloads, OpenProps } from '../stores/modals'
import { useCardActions } from '../stores/product-cards/use-card-actions'
import { useShop } from '../stores/shop'
import { useShopWords } from '../stores/use-shop-words'
import { Modal } from '../ui/modal'

/** The products of a picture, without leaving the page that it stands on (spec 2, modals). */
export function ShopTheLookModal({
  payload: { title, cards },
  onClose,
}: OpenProps<ModalPayloads['shop-the-look']>) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  return (
    <Modal title={title} closeLabel={t('layout.close')} onClose={onClose} isWide>
      <ProductGrid cards={cards} words={words} isWide {...actions} />
    </Modal>
  )
}
