import { PRODUCT_LISTS, productTag } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { loadAttributes } from '../load/load-attributes'
import { loadCategoryTree } from '../load/load-category-tree'
import { type Feed, type FeedReader, XML_TYPE } from './feed'
import { absolute } from './sitemap-entry'
import { MERCHANT_FIELDS, toMerchantItems } from './to-merchant-items'
import { walkProducts } from './walk-products'
import { xmlElement } from './xml-text'

/** Everything that is sold, as Google Merchant Center and its kin read it. */
export const MERCHANT_FEED_PATH = '/feeds/products.xml'

/** Each comes with all of its children. */
const PRODUCTS_A_PART = 50

/** What a store sells: an item for each thing that can be bought, with the price of its page. */
export function merchantFeed(reader: FeedReader): Feed {
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
      const after = Number(from)
      const walk = { after, size: PRODUCTS_A_PART, fields: MERCHANT_FIELDS }
      const [found, attributes, tree] = await Promise.all([
        walkProducts(sources, walk),
        loadAttributes(sources),
        loadCategoryTree(sources),
      ])
      if (!found.ok) return found
      if (!attributes.ok) return attributes
      if (!tree.ok) return tree
      const context = { ...reader, attributes: attributes.value, tree: tree.value }
      const { items, next } = found.value
      return ok({
        text: items.flatMap((wire) => toMerchantItems(wire, context)).join(''),
        next: next === null ? null : String(next),
        tags: ['product', PRODUCT_LISTS, ...items.map(({ id }) => productTag(id))],
      })
    },
  }
}
