import type { ReactNode } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import type { Block } from '../../shared/content/story'

export interface BlockProps {
  block: Block
  /** Products that the blocks of the story name. */
  cards: ProductCard[]
  /** The first thing on the page: its picture is fetched at once. */
  isFirst: boolean
  /** Above a list, where pictures are small. */
  isAboveList: boolean
  /** Draws the blocks that stand inside of this one. */
  drawInside: (blocks: Block[]) => ReactNode
}
