import { linkField, textField } from '../../../shared/content/block-fields'
import { ProductGrid } from '../../catalog/product-grid'
import { useCardActions } from '../../stores/product-cards/use-card-actions'
import { useShopWords } from '../../stores/use-shop-words'
import type { BlockProps } from '../block-props'
import { namedCards } from './named-cards'
import styles from './products.module.css'

/** Products that an editor picked. */
export function ProductsCarousel({ block, cards }: BlockProps) {
  const words = useShopWords()
  const actions = useCardActions()
  const named = namedCards(block, cards)
  const title = textField(block, 'title')
  const link = linkField(block, 'link')
  const button = textField(block, 'button')
  if (named.length === 0) return null
  return (
    <section className={`contained ${styles.products}`}>
      {title && <h2>{title}</h2>}
      <ProductGrid cards={named} words={words} isWide {...actions} />
      {link && button && <a href={link}>{button}</a>}
    </section>
  )
}
