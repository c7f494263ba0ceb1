import type { ProductCard } from '../../shared/catalog/product'
import { ProductGrid } from '../catalog/product-grid'
import { useShop } from '../stores/shop'
import { useCardActions } from '../stores/use-card-actions'
import { useShopWords } from '../stores/use-shop-words'
import styles from './product.module.css'

/** Products that go with this one. */
export function RelatedProducts({ cards }: { cards: ProductCard[] }) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  if (cards.length === 0) return null
  return (
    <section className={styles.related}>
      <h2>{t('product.related')}</h2>
      <ProductGrid cards={cards} words={words} isWide {...actions} />
    </section>
  )
}
