import type { ComponentType } from 'react'
import { ArticleHead } from './article/article-head'
import { ArticleList } from './article/article-list'
import { BlogCategory } from './article/blog-category'
import type { BlockProps } from './block-props'
import { AssetBlock } from './blocks/asset-block'
import { AssetTile } from './blocks/asset-tile'
import { BannerContent } from './blocks/banner-content'
import { ButtonBlock } from './blocks/button-block'
import { CategoryList } from './blocks/category-list'
import { CategoryUsps } from './blocks/category-usps'
import { Collection } from './blocks/collection'
import { ContentBlock } from './blocks/content-block'
import { Faq } from './blocks/faq'
import { GuidedSelling } from './blocks/guided-selling'
import { Heading } from './blocks/heading'
import { HeroBanner } from './blocks/hero-banner'
import { HeroCarousel } from './blocks/hero-carousel'
import { ImageBlock } from './blocks/image-block'
import { Look } from './blocks/look'
import { ProductTile } from './blocks/product-tile'
import { ProductsCarousel } from './blocks/products-carousel'
import { PromoBanner } from './blocks/promo-banner'
import { RichText } from './blocks/rich-text'
import { Row } from './blocks/row'
import { TableBlock } from './blocks/table-block'
import { TextBlock } from './blocks/text-block'
import { TextTile } from './blocks/text-tile'
import { Tile } from './blocks/tile'
import { UspBar } from './blocks/usp-bar'
import { VisualItem } from './blocks/visual-item'
import { WishlistBlock } from './blocks/wishlist-block'
import { DynamicForm } from './form/dynamic-form'
import { NewsletterSubscribe, NewsletterUnsubscribe } from './newsletter/newsletter-block'

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
  look: Look,
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
  'dynamic-form': DynamicForm,
  wishlist: WishlistBlock,
}
