import type { Product, ProductSafety, Variant } from '../../../shared/catalog/product'
import { isSent } from '../../../shared/catalog/product-type'
import { DELIVERY_PATH } from '../../../shared/content/service-paths'
import { storePath } from '../../../shared/routing/links'
import { DeliveryText } from '../../catalog/delivery-text'
import { useNow } from '../../stores/hydration/use-now'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { onPlainClick } from '../../ui/on-plain-click'
import { RawText } from '../../ui/raw-text'
import { CareSection } from '../measures/care-section'
import { FactList } from '../measures/fact-list'
import { MeasuresSection } from '../measures/measures-section'
import styles from './product-details.module.css'

interface ProductDetailsProps {
  product: Product
  /** The chosen child of a product with choices. */
  variant?: Variant | undefined
}

/** Description, facts, and how delivery and returns work. */
export function ProductDetails({ product, variant }: ProductDetailsProps) {
  const shop = useShop()
  const now = useNow()
  const { store, t } = shop
  const openSheet = useUi((ui) => ui.openSheet)
  const { description, shortDescription, outline, care, facts } = product
  const { sku } = variant ?? product
  const measures = variant?.measures ?? product.measures
  const arrivesNextDay = product.arrivesNextDay && product.isInStock
  return (
    <div className={styles.details}>
      {product.deliveryDays && product.isInStock && (
        <p className={styles.delivery}>
          <DeliveryText days={product.deliveryDays} shop={shop} now={now} />
        </p>
      )}
      {isSent(product) && (
        <a
          className={styles.promise}
          href={storePath(DELIVERY_PATH, store)}
          aria-haspopup="dialog"
          onClick={onPlainClick(() => openSheet('delivery-and-returns', { arrivesNextDay }))}
        >
          <Icon name="truck" size={20} />
          {t('product.delivery-and-returns')}
          <Icon name="chevron-right" size={20} />
        </a>
      )}
      {(description || shortDescription) && (
        <Disclosure title={t('product.description')} isOpen>
          <RawText as="div" className={styles.prose} text={description || shortDescription} />
        </Disclosure>
      )}
      {measures && <MeasuresSection measures={measures} outline={outline} />}
      {care && <CareSection care={care} />}
      <Disclosure title={t('product.facts')}>
        <FactList facts={[...facts, { label: t('product.sku'), text: sku }]} />
      </Disclosure>
      {product.safety && <SafetyDetails safety={product.safety} sku={sku} />}
    </div>
  )
}

/** Who answers for the safety of a product, and what to mind (GPSR, article 19). */
function SafetyDetails({ safety, sku }: { safety: ProductSafety; sku: string }) {
  const { t } = useShop()
  const { manufacturer, address, contact, responsible, warnings } = safety
  const facts = [
    { label: t('product.safety-manufacturer'), text: manufacturer },
    { label: t('product.safety-address'), text: address },
    { label: t('product.safety-contact'), text: contact },
    { label: t('product.safety-responsible'), text: responsible },
    { label: t('product.safety-warnings'), text: warnings.join(' ') },
    { label: t('product.sku'), text: sku },
  ]
  return (
    <Disclosure title={t('product.safety')}>
      <FactList facts={facts.filter(({ text }) => text !== '')} />
    </Disclosure>
  )
}
