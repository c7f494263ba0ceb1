import { assetField } from '../../../shared/content/block-fields'
import { ProductGrid } from '../../catalog/product-grid'
import { useCardActions } from '../../stores/product-cards/use-card-actions'
import { useShopWords } from '../../stores/use-shop-words'
import type { BlockProps } from '../block-props'
import { LazyPicture } from './lazy-picture'
import { namedCards } from './named-cards'
import styles from './products.module.css'
import { TextWithLink } from './text-with-link'

/** Pieces that belong together: a picture, a few words, and the pieces. */
export function Collection({ block, cards }: BlockProps) {
  const words = useShopWords()
  const actions = useCardActions()
  const named = namedCards(block, cards)
  const image = assetField(block, 'image')
  return (
    <section className={`contained ${styles.collection}`}>
      <div className={styles.story}>
        {image && (
          <LazyPicture image={image} sizes="(min-width: 1024px) 32vw, 92vw" height={1000} />
        )}
        <TextWithLink block={block} />
      </div>
      {named.length > 0 && <ProductGrid cards={named} words={words} {...actions} />}
    </section>
  )
}
