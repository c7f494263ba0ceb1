import { useEffect, useState } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import { ProductCardView } from '../catalog/product-card-view'
import type { ProductList } from '../engine/kept-products'
import { openRecentProducts } from '../stores/kept-products/recent-products'
import type { RecentlyViewedProps } from '../stores/kept-products/recently-viewed'
import { useCards } from '../stores/kept-products/use-cards'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { useCardActions } from '../stores/use-card-actions'
import { useShopWords } from '../stores/use-shop-words'
import { Strip } from '../ui/strip'
import styles from './recently-viewed-row.module.css'

/** Pixels by which an arrow scrolls: the width of a slide at most (spec 9). */
const STEP = 250

/** What was looked at before, newest first, as the shop has it now; nothing where there is nothing. */
export function RecentlyViewedRow({ but }: RecentlyViewedProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  const list = useRecentProducts().filter(({ sku }) => sku !== but)
  const { cards, hasFailed } = useCards(list.map(({ sku }) => sku))
  const shown = list.flatMap(({ sku }): ProductCard[] => {
    const card = cards.get(sku)
    // A size is chosen on its page.
    return card ? [{ ...card, sizes: [] }] : []
  })
  // Its height is kept while the shop is asked, so that what is below stays where it is.
  const isAsked = !hasFailed && list.some(({ sku }) => !cards.has(sku))
  if (shown.length === 0 && !isAsked) return null
  const title = t('catalog.recently-viewed')
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
        {shown.map((card) => (
          <ProductCardView
            key={card.sku}
            card={card}
            words={words}
            urgency="lazy"
            hasSecondPicture={false}
            isWished={actions.wished ? actions.wished.has(card.sku) : null}
            onAdd={actions.onAdd}
            onNotify={actions.onNotify}
            onWish={actions.onWish}
          />
        ))}
      </Strip>
    </section>
  )
}

/** The list as it was when the row came into sight: it does not change under the shopper's hand. */
function useRecentProducts(): ProductList {
  const ports = usePorts()
  const { store } = useShop()
  const [list, setList] = useState<ProductList>([])
  useEffect(() => {
    const stop = openRecentProducts(ports, store.storeCode, setList).start()
    stop()
  }, [ports, store])
  return list
}
