import type { ComponentType, ReactNode } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import type { Block } from '../../shared/content/story'
import { ArticleHead } from './article-head'
import { ArticleList } from './article-list'
import { AssetBlock } from './asset-block'
import { AssetTile } from './asset-tile'
import { BannerContent } from './banner-content'
import { BlogCategory } from './blog-category'
import { ButtonBlock } from './button-block'
import { CategoryList } from './category-list'
import { CategoryUsps } from './category-usps'
import { Collection } from './collection'
import { ContentBlock } from './content-block'
import { Faq } from './faq'
import { GuidedSelling } from './guided-selling'
import { Heading } from './heading'
import { HeroBanner } from './hero-banner'
import { HeroCarousel } from './hero-carousel'
import { ImageBlock } from './image-block'
import { NewsletterSubscribe, NewsletterUnsubscribe } from './newsletter-block'
import { ProductTile } from './product-tile'
import { ProductsCarousel } from './products-carousel'
import { PromoBanner } from './promo-banner'
import { RichText } from './rich-text'
import { Row } from './row'
import { TableBlock } from './table-block'
import { TextBlock } from './text-block'
import { TextTile } from './text-tile'
import { Tile } from './tile'
import { UspBar } from './usp-bar'
import { VisualItem } from './visual-item'

export interface BlockProps {
  block: Block
  /** Products that the blocks of the story name. */
  cards: ProductCard[]
  /** The first thing on the page: its picture is fetched at once. */
  isFirst: boolean
  /** Draws the blocks that stand inside of this one. */
  drawInside: (blocks: Block[]) => ReactNode
}

/** Blocks by the component that an editor chose (spec 2, CMS content blocks). */
export const BLOCKS: Readonly<Partial<Record<string, ComponentType<BlockProps>>>> = {
  'hero-banner': HeroBanner,
  'hero-carousel': HeroCarousel,
  'banner-content': BannerContent,
  'promo-banner': PromoBanner,
  'usp-bar': UspBar,
  'product-usps': UspBar,
  'category-usps': CategoryUsps,
  'category-list': CategoryList,
  collection: Collection,
  'products-carousel': ProductsCarousel,
  'product-tile': ProductTile,
  'rich-text': RichText,
  heading: Heading,
  text: TextBlock,
  button: ButtonBlock,
  'content-block': ContentBlock,
  row: Row,
  tile: Tile,
  'text-tile': TextTile,
  'asset-tile': AssetTile,
  asset: AssetBlock,
  image: ImageBlock,
  table: TableBlock,
  faq: Faq,
  'guided-selling': GuidedSelling,
  'newsletter-subscribe': NewsletterSubscribe,
  'newsletter-unsubscribe': NewsletterUnsubscribe,
  'article-head': ArticleHead,
  'article-list': ArticleList,
  'blog-articles-carousel': ArticleList,
  'blog-category-articles': BlogCategory,
  'visual-item': VisualItem,
}
