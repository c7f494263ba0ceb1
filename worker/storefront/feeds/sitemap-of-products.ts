import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { PRODUCT_LISTS, productTag } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { productLink } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { linkOf, toStoreLinks } from '../mapping/product/product-links'
import { toGallery } from '../mapping/product/to-gallery'
import type { Feed, FeedReader } from './feed'
import { SITEMAP, type SitemapEntry, toSitemapUrl } from './sitemap-entry'
import { walkPage } from './walk-products'
import { xmlMoment } from './xml-text'

/** Of at most 50,000 addresses and 50 MB; with alternates and pictures each takes about 1 KB. */
export const PRODUCTS_A_PAGE = 10_000
const SIZES = { productsAPage: PRODUCTS_A_PAGE, productsAPart: 200 }
const PICTURES = 5

const FIELDS = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_key',
  'url_path',
  'image',
  'hover_image',
  'media_gallery',
  'alternates',
  'updated_at',
]

/** One page of the products of a store, counted from 1. */
export function sitemapOfProducts(reader: FeedReader, page: number): Feed {
  return {
    ...SITEMAP,
    async loadPart(sources, from) {
      const found = await walkPage(sources, { ...SIZES, page, from, fields: FIELDS })
      if (!found.ok) return found
      const { items, next } = found.value
      if (items.length === 0) return ok(null)
      return ok({
        text: items.map((wire) => toSitemapUrl(toEntry(wire, reader.store), reader)).join(''),
        next,
        tags: ['product', PRODUCT_LISTS, ...items.map(({ id }) => productTag(id))],
      })
    },
  }
}

function toEntry(wire: WireProduct, store: StoreView): SitemapEntry {
  return {
    link: linkOf(wire, store),
    alternates: toStoreLinks(wire.alternates, productLink),
    images: toGallery(wire, '')
      .slice(0, PICTURES)
      .map(({ path }) => path),
    changed: xmlMoment(wire.updated_at),
  }
}
