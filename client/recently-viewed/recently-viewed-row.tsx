import { useEffect, useState } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import { ProductCardView } from '../catalog/product-card-view'
import type { ProductList, RememberedProduct } from '../engine/kept-products'
import { openRecentProducts } from '../stores/kept-products/recent-products'
import type { RecentlyViewedProps } from '../stores/kept-products/recently-viewed'
import { usePorts } from '../stores/ports'
import { useCardActions } from '../stores/product-cards/use-card-actions'
import { useCards } from '../stores/product-cards/use-cards'
import { useShop } from '../stores/shop'
import { useShopWords } from '../stores/use-shop-words'
import { Strip } from '../ui/strip'
import styles from './recently-viewed-row.module.css'
import { RememberedSlide } from './remembered-slide'
import { useBestsellers } from './use-bestsellers'

/** Pixels by which an arrow scrolls: the width of a slide at most (spec 9). */
const STEP = 250

interface Slide {
  product: RememberedProduct
  /** Null where the shop cannot be asked. */
  card: ProductCard | null
}

/**
 * What was looked at before, newest first, as the shop has it now, else as this browser remembers it.
 * Where there is nothing: what others buy most, if that is wanted, or nothing.
 */
export function RecentlyViewedRow({ but = [], orBestsellers = false }: RecentlyViewedProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  const known = useRecentProducts()
  const isOther = ({ sku }: RememberedProduct) => !but.includes(sku)
  const seen = known?.filter(isOther) ?? []
  const hasSeenNone = known !== null && seen.length === 0
  const wantsBestsellers = orBestsellers && hasSeenNone
  const bestsellers = useBestsellers(wantsBestsellers)
  const list = (wantsBestsellers ? bestsellers?.filter(isOther) : seen) ?? []
  const { cards, hasFailed } = useCards(list.map(({ sku }) => sku))
  const shown = list.flatMap((product): Slide[] => {
    const card = cards.get(product.sku)
    // A size is chosen on its page.
    if (card) return [{ product, card: { ...card, sizes: [] } }]
    return card === undefined && hasFailed ? [{ product, card: null }] : []
  })
  // Its height is kept while the shop is asked, so that what is below stays where it is.
  const isListed = !wantsBestsellers || bestsellers !== null
  const isKnown = isListed && (hasFailed || list.every(({ sku }) => cards.has(sku)))
  if (shown.length === 0 && isKnown) return null
  const title = t(wantsBestsellers ? 'home.bestsellers' : 'catalog.recently-viewed')
  return (
    <section className={styles.row}>
      <h2>{title}</h2>
      <Strip
        step={STEP}
        words={{ previous: t('catalog.previous'), next: t('catalog.next') }}
        className={styles.slides}
        label={title}
      >
        {shown.length === 0 && <li className={styles.waiting} aria-hidden="true" />}
        {shown.map(({ product, card }) =>
          card ? (
            <ProductCardView
              key={product.sku}
              card={card}
              words={words}
              urgency="lazy"
              hasSecondPicture={false}
              isWished={actions.wished ? actions.wished.has(card.sku) : null}
              onAdd={actions.onAdd}
              onNotify={actions.onNotify}
              onWish={actions.onWish}
            />
          ) : (
            <RememberedSlide key={product.sku} product={product} />
          ),
        )}
      </Strip>
    </section>
  )
}

/** The list as it was when the row came into sight: it does not change under the shopper's hand. Null until it is read. */
function useRecentProducts(): ProductList | null {
  const ports = usePorts()
  const { store } = useShop()
  const [list, setList] = useState<ProductList | null>(null)
  useEffect(() => {
    const stop = openRecentProducts(ports, store.storeCode, setList).start()
    stop()
  }, [ports, store])
  return list
}
