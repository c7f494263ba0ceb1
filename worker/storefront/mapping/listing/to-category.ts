import type { Category, CategoryLink } from '../../../../shared/catalog/category'
import type { WireCategory } from '../../../../shared/contract/catalogue/category'
import { categoryLink } from '../../../../shared/routing/links'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { toStoreLinks } from '../product/product-links'
import { toImage } from '../product/to-gallery'
import { cleanHtml, plainText } from '../story/clean-html'

export interface FoundCategory {
  category: Category
  displayMode: string
}

/** A category as its listing shows it (spec 3). */
export function toFoundCategory(wire: WireCategory, store: StoreView): FoundCategory {
  return { category: toCategory(wire, store), displayMode: wire.display_mode ?? 'PRODUCTS' }
}

export function toCategory(wire: WireCategory, store: StoreView): Category {
  const name = wire.name ?? ''
  return {
    id: wire.id,
    name,
    level: wire.level ?? 0,
    link: categoryLink(wire.url_path ?? wire.slug ?? '', store),
    image: toImage(wire.image),
    description: cleanHtml(wire.description, store),
    seoText: cleanHtml(wire.seo_text, store),
    metaTitle: wire.meta_title ?? name,
    metaDescription: wire.meta_description ?? plainText(wire.description),
    parentIds: (wire.parent_ids ?? []).map(Number),
    alternates: toStoreLinks(wire.alternates, categoryLink),
  }
}

/** A category as a link, with the links below it. */
export function toCategoryLink(wire: WireCategory, store: StoreView): CategoryLink {
  return {
    id: wire.id,
    name: wire.name ?? '',
    link: categoryLink(wire.url_path ?? wire.slug ?? '', store),
    image: toImage(wire.image),
    children: [],
  }
}
