import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { LabelBadge } from '../catalog/label-badge'
import { PriceTag } from '../catalog/price-tag'
import { useShop } from '../stores/shop'
import { useShopWords } from '../stores/use-shop-words'
import { Deferred } from '../ui/deferred'
import { BuyBox } from './buy-box'
import { Gallery } from './gallery'
import styles from './product.module.css'
import { ProductDetails } from './product-details'
import { RelatedProducts } from './related-products'
import { useSelection } from './use-selection'

type ProductData = Extract<PageData, { route: 'product' }>

/** Another product is another page, with a choice of its own. */
export function ProductPage({ data }: { data: ProductData }) {
  return <ProductView key={data.product.sku} data={data} />
}

function ProductView({ data: { product, breadcrumbs, related } }: { data: ProductData }) {
  const { store, t } = useShop()
  const words = useShopWords()
  const selection = useSelection(product)
  const { variant } = selection
  return (
    <div className="contained">
      <Breadcrumbs
        label={t('catalog.breadcrumbs')}
        home={{ name: t('catalog.home'), link: storePath('/', store) }}
        crumbs={breadcrumbs}
        current={product.name}
      />
      <article className={styles.product}>
        <Gallery images={product.gallery} chosen={variant?.image ?? ''} name={product.name} />
        <div className={styles.facts}>
          {product.labels.length > 0 && (
            <div className={styles.labels}>
              {product.labels.map((label) => (
                <LabelBadge key={label.text} label={label} />
              ))}
            </div>
          )}
          {product.brand && <p className={styles.brand}>{product.brand}</p>}
          <h1>{product.name}</h1>
          <div className={styles.price}>
            <PriceTag
              price={variant?.price ?? product.price}
              isFromPrice={!variant && product.isFromPrice}
              words={words}
            />
            <small>{t('product.incl-tax')}</small>
          </div>
          <BuyBox product={product} selection={selection} />
          <ProductDetails product={product} />
        </div>
      </article>
      <Deferred value={related}>{(cards) => <RelatedProducts cards={cards} />}</Deferred>
    </div>
  )
}
