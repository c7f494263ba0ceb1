import type { ProductCard } from '../../../shared/catalog/product'
import { textField } from '../../../shared/content/block-fields'
import type { Block } from '../../../shared/content/story'

/** The products that a block names by sku, in its order; what cannot be sold is left out. */
export function namedCards(block: Block, cards: readonly ProductCard[]): ProductCard[] {
  const skus = [textField(block, 'sku'), ...textField(block, 'skus').split(',')]
  return skus.flatMap((sku) => cards.find((card) => card.sku === sku.trim()) ?? [])
}
