import type { PageData } from '../../shared/routing/page'
import { EditorsBlocks } from '../stores/editors-blocks'
import { ProductSection } from '../stores/product-cards/product-section'
import { useShop } from '../stores/shop'
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
      <div className="contained">
        <ProductSection title="home.new-collection" cards={newest} className={styles.list} />
        <ProductSection title="home.bestsellers" cards={bestsellers} className={styles.list} />
      </div>
      {story && <EditorsBlocks story={story} field="bottom" />}
      {rating && <p className={`contained ${styles.rating}`}>{rating.text}</p>}
    </>
  )
}
