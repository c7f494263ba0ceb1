import { useId } from 'react'
import type { Neighbours } from '../../shared/catalog/neighbours'
import type { ProductCard } from '../../shared/catalog/product'
import type { CardChoice, ShownCard } from '../catalog/product-card-view'
import { ProductGrid } from '../catalog/product-grid'
import { useShop } from '../stores/shop'
import { useCardActions } from '../stores/use-card-actions'
import { useShopWords } from '../stores/use-shop-words'
import styles from './product.module.css'
import { UpsellSizes } from './upsell-sizes'

/** What the merchant puts beside a product: what goes with it, what is finer, what completes it. */
export function NeighbourRows({ rows }: { rows: Neighbours }) {
  return (
    <>
      <Row title="product.related" cards={rows.related} />
      <Row title="product.up-sells" cards={rows.upSells} />
      <Row title="product.cross-sells" cards={rows.crossSells} />
    </>
  )
}

interface RowProps {
  title: 'product.related' | 'product.up-sells' | 'product.cross-sells'
  cards: ProductCard[]
}

function choicesOf(card: ShownCard, choose: (card: ShownCard, choice: CardChoice) => void) {
  if (!card.sizes?.length) return null
  const onChoose = (link: string) => choose(card, { kind: 'size', link })
  return <UpsellSizes name={card.name} sizes={card.sizes} onChoose={onChoose} />
}

function Row({ title, cards }: RowProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <ProductGrid cards={cards} words={words} isWide choicesOf={choicesOf} {...actions} />
    </section>
  )
}
