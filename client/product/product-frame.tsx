import type { ReactNode } from 'react'
import { galleryOf } from '../../shared/catalog/gallery-of'
import type { Price } from '../../shared/catalog/price'
import type { Product } from '../../shared/catalog/product'
import { isSent } from '../../shared/catalog/product-type'
import { storePath } from '../../shared/routing/links'
import type { Usp } from '../../shared/routing/page-chrome'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { LabelBadge } from '../catalog/label-badge'
import { PriceTag } from '../catalog/price-tag'
import { RecentlyViewed, useRememberView } from '../stores/kept-products/recently-viewed'
import { latePart } from '../stores/late-part'
import { useShop } from '../stores/shop'
import { useShopWords } from '../stores/use-shop-words'
import { DeferredContent } from '../ui/deferred-content'
import { Icon } from '../ui/icon'
import { knownIcon } from '../ui/known-icon'
import { StickyBuy } from './buying/sticky-buy'
import { Gallery } from './gallery/gallery'
import { PriceNote, SyncNote } from './price-note'
import styles from './product.module.css'
import { RatingLink } from './reviews/rating-link'
import type { CurrentData } from './use-current-data'
import type { VariantSelection } from './variants/use-selection'
import { WishToggle } from './wish-toggle'

const ProductDetails = latePart(
  'product/details/product-details',
  async () => (await import('./details/product-details')).ProductDetails,
)
const ReviewSection = latePart(
  'product/reviews/review-section',
  async () => (await import('./reviews/review-section')).ReviewSection,
)
const NeighbourRows = latePart(
  'product/neighbour-rows',
  async () => (await import('./neighbour-rows')).NeighbourRows,
)

interface ProductFrameProps {
  data: CurrentData
  price: Price
  isFromPrice?: boolean
  /** What is chosen of a configurable product, and how to choose another. */
  selection?: VariantSelection
  /** How this type of product is bought. */
  children: ReactNode
}

/** What the pages of all types of products share: pictures, name, price, details, neighbours. */
export function ProductFrame({
  data: { product, breadcrumbs, neighbours, reviews, usps, sync },
  price,
  isFromPrice = false,
  selection,
  children,
}: ProductFrameProps) {
  const { store, t } = useShop()
  const words = useShopWords()
  const variant = selection?.variant
  const { sku, name, link } = product
  useRememberView({ sku, name, link, image: galleryOf(product, variant)[0]?.path ?? '' })
  return (
    <div className="contained">
      <Breadcrumbs
        label={t('catalog.breadcrumbs')}
        home={{ name: t('catalog.home'), link: storePath('/', store) }}
        crumbs={breadcrumbs}
        current={product.name}
      />
      <article className={styles.product}>
        <Gallery images={galleryOf(product, variant)} film={product.film} name={product.name} />
        <div className={styles.facts}>
          {(product.labels.length > 0 || product.brand) && (
            <div className={styles.labels}>
              {product.labels.map((label) => (
                <LabelBadge key={label.text} label={label} />
              ))}
              {product.brand && <p className={styles.brand}>{product.brand}</p>}
            </div>
          )}
          <div className={styles.name}>
            <h1>{product.name}</h1>
            <WishToggle product={product} image={galleryOf(product, variant)[0]?.path ?? ''} />
          </div>
          <DeferredContent value={reviews}>
            {(given) => <RatingLink reviews={given} />}
          </DeferredContent>
          {!isPriceUnknown(product) && (
            <div className={styles.price}>
              <PriceTag price={price} isFromPrice={isFromPrice} words={words} />
              <PriceNote
                product={product}
                price={price}
                lowestBefore={(variant ?? product).lowestBefore}
              />
              <SyncNote sync={sync} />
            </div>
          )}
          <StickyBuy {...{ product, price, isFromPrice, selection }}>{children}</StickyBuy>
          {isSent(product) && product.isInStock && (
            <ProductUsps
              usps={usps.filter(({ isNextDay }) => product.arrivesNextDay || !isNextDay)}
            />
          )}
          <ProductDetails product={product} variant={variant} />
        </div>
      </article>
      <DeferredContent value={reviews}>
        {(given) => <ReviewSection product={product} reviews={given} />}
      </DeferredContent>
      <DeferredContent value={neighbours}>
        {(rows) => <NeighbourRows rows={rows} />}
      </DeferredContent>
      <RecentlyViewed but={[product.sku]} />
    </div>
  )
}

function isPriceUnknown({ errors = [] }: Product): boolean {
  return errors.some((error) => 'key' in error && error.key === 'cart.price-unknown')
}

/** What editors promise beside the button (spec 2, product usps). */
function ProductUsps({ usps }: { usps: Usp[] }) {
  if (usps.length === 0) return null
  return (
    <ul className={styles.usps}>
      {usps.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={knownIcon(icon)} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
