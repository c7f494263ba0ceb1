import type { Product, ProductType } from '../../shared/catalog/product'
import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { Disclosure } from '../ui/disclosure'
import { Icon } from '../ui/icon'
import { RawText } from '../ui/raw-text'
import styles from './product.module.css'

/** What comes by mail or in person: nothing is delivered and nothing goes back. */
const UNSENT_TYPES = new Set<ProductType>(['virtual', 'downloadable', 'amgiftcard'])

/** Description, facts, and how delivery and returns work. */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useShop()
  const openSheet = useUi((ui) => ui.openSheet)
  const { description, shortDescription, facts, sku, typeId } = product
  return (
    <div className={styles.details}>
      {!UNSENT_TYPES.has(typeId) && (
        <button
          type="button"
          className={styles.promise}
          aria-haspopup="dialog"
          onClick={() => openSheet('delivery-and-returns', null)}
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
