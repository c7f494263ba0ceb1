import type { ComponentType, ReactNode } from 'react'
import type { Block } from '../../shared/content/story'
import { ArticleHead } from './article-head'
import { ArticleList } from './article-list'
import { ButtonBlock } from './button-block'
import { CategoryList } from './category-list'
import { Faq } from './faq'
import { Heading } from './heading'
import { HeroBanner } from './hero-banner'
import { ImageBlock } from './image-block'
import { RichText } from './rich-text'
import { Row } from './row'
import { TextBlock } from './text-block'
import { UspBar } from './usp-bar'

export interface BlockProps {
  block: Block
  /** The first thing on the page: its picture is fetched at once. */
  isFirst: boolean
  /** Draws the blocks that stand inside of this one. */
  drawInside: (blocks: Block[]) => ReactNode
}

/** Blocks by the component that an editor chose (spec 2, CMS content blocks). */
export const BLOCKS: Readonly<Partial<Record<string, ComponentType<BlockProps>>>> = {
  'hero-banner': HeroBanner,
  'usp-bar': UspBar,
  'category-list': CategoryList,
  'rich-text': RichText,
  heading: Heading,
  text: TextBlock,
  button: ButtonBlock,
  row: Row,
  image: ImageBlock,
  faq: Faq,
  'article-head': ArticleHead,
  'article-list': ArticleList,
}
