import type { Product } from '../../shared/catalog/product'
import { isSent } from '../../shared/catalog/product-type'
import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { Disclosure } from '../ui/disclosure'
import { Icon } from '../ui/icon'
import { RawText } from '../ui/raw-text'
import styles from './product.module.css'

/** Description, facts, and how delivery and returns work. */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useShop()
  const openSheet = useUi((ui) => ui.openSheet)
  const { description, shortDescription, facts, sku, arrivesNextDay, isInStock } = product
  return (
    <div className={styles.details}>
      {isSent(product) && (
        <button
          type="button"
          className={styles.promise}
          aria-haspopup="dialog"
          onClick={() =>
            openSheet('delivery-and-returns', { arrivesNextDay: arrivesNextDay && isInStock })
          }
        >
          <Icon name="truck" size={20} />
          {t('product.delivery-and-returns')}
          <Icon name="chevron-right" size={20} />
        </button>
      )}
      {(description || shortDescription) && (
        <Disclosure title={t('product.description')} isOpen>
          <RawText as="div" className={styles.prose} text={description || shortDescription} />
        </Disclosure>
      )}
      <Disclosure title={t('product.facts')}>
        <dl className={styles.list}>
          {[...facts, { label: t('product.sku'), text: sku }].map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
