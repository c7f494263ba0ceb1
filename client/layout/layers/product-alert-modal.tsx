import { imageUrl } from '../../../shared/content/image-url'
import { MERCHANT } from '../../../shared/store-view/merchant'
import { PriceTag } from '../../catalog/price-tag'
import type { AlertSubject, OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
import { useShopWords } from '../../stores/use-shop-words'
import { Modal } from '../../ui/modal'
import { Notice } from '../../ui/notice'
import styles from './product-alert-modal.module.css'

/** Says what is sold out and offers an e-mail to the shop. */
export function ProductAlertModal({ payload, onClose }: OpenProps<AlertSubject>) {
  const { t } = useShop()
  const words = useShopWords()
  const { name, choice, image, price } = payload
  const about = [name, choice].filter((text) => text !== '').join(', ')
  return (
    <Modal title={t('product.alert-title')} closeLabel={t('layout.close')} onClose={onClose}>
      <div className={styles.alert}>
        {image && <img src={imageUrl(image, '150x150')} width={100} height={100} alt="" />}
        <div>
          <strong>{name}</strong>
          {choice && <p>{choice}</p>}
          <PriceTag price={price} words={words} />
        </div>
        <Notice>
          <p>{t('product.alert-ask')}</p>
          <a href={`mailto:${MERCHANT.email}?subject=${encodeURIComponent(about)}`}>
            {MERCHANT.email}
          </a>
        </Notice>
      </div>
    </Modal>
  )
}
