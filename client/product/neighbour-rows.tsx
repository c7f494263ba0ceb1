import type { Neighbours } from '../../shared/catalog/neighbours'
import type { CardChoice, ShownCard } from '../catalog/product-card-view'
import { ProductSection } from '../stores/product-cards/product-section'
import styles from './product.module.css'
import { UpsellSizes } from './upsell-sizes'

/** What the merchant puts beside a product: what goes with it, what is finer, what completes it. */
export function NeighbourRows({ rows }: { rows: Neighbours }) {
  const look = { className: styles.related, choicesOf: sizesOf }
  return (
    <>
      <ProductSection title="product.related" cards={rows.related} {...look} />
      <ProductSection title="product.up-sells" cards={rows.upSells} {...look} />
      <ProductSection title="product.cross-sells" cards={rows.crossSells} {...look} />
    </>
  )
}

function sizesOf(card: ShownCard, choose: (card: ShownCard, choice: CardChoice) => void) {
  if (!card.sizes?.length) return null
  const onChoose = (link: string) => choose(card, { kind: 'size', link })
  return <UpsellSizes name={card.name} sizes={card.sizes} onChoose={onChoose} />
}
