import type { ProductCard } from '../catalog/product'

/** A block as the CMS stores it: a component name and whatever fields it has (spec 2, blocks). */
export interface Block {
  _uid: string
  component: string
  [field: string]: unknown
}

export interface Story {
  id: number
  uuid: string
  name: string
  slug: string
  fullSlug: string
  content: Block
  /** What an article is about; related ones share tags. */
  tags?: string[]
  /** Languages in which there is no such story; left out where it is in all. */
  missingIn?: string[]
  /** Products that its blocks name, in no particular order. */
  cards?: ProductCard[]
}

/** Something that editors put between products (spec 3, category CMS content). */
export interface Visual {
  /** In the list, counted from 1. */
  position: number
  /** Over two columns. */
  isWide: boolean
  block: Block
}
