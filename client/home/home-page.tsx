import type { PageData } from '../../shared/routing/page'
import { ProductGrid } from '../catalog/product-grid'
import { EditorsBlocks } from '../stores/editors-blocks'
import { useShop } from '../stores/shop'
import { useCardActions } from '../stores/use-card-actions'
import { useShopWords } from '../stores/use-shop-words'
import styles from './home-page.module.css'

type HomeData = Extract<PageData, { route: 'home' }>

/** What the editors show, and between that the new collection and the bestsellers (spec 9). */
export function HomePage({ data: { story, newest, bestsellers, rating } }: { data: HomeData }) {
  const { store } = useShop()
  return (
    <>
      {story ? (
        <EditorsBlocks story={story} isFirstOnPage />
      ) : (
        <h1 className={`contained ${styles.plainTitle}`}>{store.seo.defaultTitle}</h1>
      )}
      <ProductList title="home.new-collection" cards={newest} />
      <ProductList title="home.bestsellers" cards={bestsellers} />
      {story && <EditorsBlocks story={story} field="bottom" />}
      {rating && <p className={`contained ${styles.rating}`}>{rating.text}</p>}
    </>
  )
}

interface ProductListProps {
  title: 'home.new-collection' | 'home.bestsellers'
  cards: HomeData['newest']
}

function ProductList({ title, cards }: ProductListProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  if (cards.length === 0) return null
  return (
    <section className={`contained ${styles.list}`}>
      <h2>{t(title)}</h2>
      <ProductGrid cards={cards} words={words} isWide {...actions} />
    </section>
  )
}
