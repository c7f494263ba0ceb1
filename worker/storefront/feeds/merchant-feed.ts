import { PRODUCT_LISTS, productTag } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { loadAttributes } from '../load/load-attributes'
import { loadCategoryTree } from '../load/load-category-tree'
import { type Feed, type FeedReader, XML_TYPE } from './feed'
import { absolute } from './sitemap-entry'
import { MERCHANT_FIELDS, toMerchantItems } from './to-merchant-items'
import { walkPage } from './walk-products'
import { xmlElement } from './xml-text'

/** Everything that is sold, as Google Merchant Center and its kin read it. */
export const MERCHANT_FEED_PATH = '/feeds/products.xml'

/**
 * Each comes with all of its children. A Worker may work two seconds for one answer (wrangler.toml), which is
 * enough for a page while no part of it is kept.
 */
const SIZES = { productsAPage: 5_000, productsAPart: 50 }

/**
 * What a store sells: an item for each thing that can be bought, with the price of its page. What a page
 * holds does not depend on how many products there are.
 * @param page counted from 1
 */
export function merchantFeed(reader: FeedReader, page: number): Feed {
  const { store } = reader
  return {
    contentType: XML_TYPE,
    opening: [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
      xmlElement('title', store.name),
      xmlElement('link', absolute(storePath('/', store), reader)),
      xmlElement('description', store.seo.defaultTitle),
      '\n',
    ].join(''),
    closing: '</channel></rss>\n',
    async loadPart(sources, from) {
      const walk = { ...SIZES, page, from, fields: MERCHANT_FIELDS }
      const [found, attributes, tree] = await Promise.all([
        walkPage(sources, walk),
        loadAttributes(sources),
        loadCategoryTree(sources),
      ])
      if (!found.ok) return found
      if (!attributes.ok) return attributes
      if (!tree.ok) return tree
      const context = { ...reader, attributes: attributes.value, tree: tree.value }
      const { items, next } = found.value
      if (items.length === 0 && page > 1) return ok(null)
      return ok({
        text: items.flatMap((wire) => toMerchantItems(wire, context)).join(''),
        next,
        tags: ['product', PRODUCT_LISTS, ...items.map(({ id }) => productTag(id))],
      })
    },
  }
}
