import { PRODUCT_LISTS } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { type Feed, type FeedReader, XML_TYPE } from './feed'
import { absolute } from './sitemap-entry'
import { PRODUCTS_A_PAGE } from './sitemap-of-products'
import { countProducts } from './walk-products'
import { xmlElement } from './xml-text'

export const SITEMAP_PATH = '/sitemap.xml'

/** Names the pages of the sitemap of a store: `/sitemap/<name>.xml`. */
export function sitemapIndex(reader: FeedReader): Feed {
  const toSitemap = (name: string) => {
    const address = absolute(storePath(`/sitemap/${name}.xml`, reader.store), reader)
    return `<sitemap>${xmlElement('loc', address)}</sitemap>\n`
  }
  return {
    contentType: XML_TYPE,
    opening:
      '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    closing: '</sitemapindex>\n',
    async loadPart(sources) {
      const products = await countProducts(sources)
      if (!products.ok) return products
      const pages = Math.ceil(products.value / PRODUCTS_A_PAGE)
      const names = Array.from({ length: pages }, (_, index) => `products-${index + 1}`)
      const text = ['categories', 'stories', ...names].map(toSitemap).join('')
      return ok({ text, next: null, tags: ['product', PRODUCT_LISTS] })
    },
  }
}
