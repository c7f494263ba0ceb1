import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { escapeAttribute } from 'entities/escape'
import { FilterXSS } from 'xss'
import { safeHref } from '../../../../shared/content/safe-href'
import { storeHref } from '../../../../shared/routing/store-href'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { cutAtWord } from '../cut-at-word'

const TAGS = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sup',
  'sub',
  'span',
  'div',
]
const WHITE_LIST = { ...Object.fromEntries(TAGS.map((tag) => [tag, []])), a: ['href', 'title'] }

function filterOf(store: StoreView): FilterXSS {
  return new FilterXSS({
    whiteList: WHITE_LIST,
    stripIgnoreTag: true,
    stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math'],
    onTagAttr: (tag, name, value) => {
      if (tag !== 'a' || name !== 'href') return undefined
      const href = storeHref(safeHref(decodeHTMLAttribute(value)), store)
      return href && `href="${escapeAttribute(href)}"`
    },
  })
}

/**
 * HTML of an editor or a merchant, reduced to what text needs (trust I14, ASVS 1.3.1), with links
 * that stay in the store.
 */
export function cleanHtml(html: string | undefined, store: StoreView): string {
  return html ? filterOf(store).process(html) : ''
}

/** A tag, or what is left of one at the end. It never fails once it has begun, so it is fast. */
const TAG = /<[a-z/!?][^>]*>?/gi

/** The same as plain text, for a description in search results. */
export function plainText(html: string | undefined, maxLength = 160): string {
  const text = decodeHTML((html ?? '').replace(TAG, ' ')).replace(/\s+/g, ' ')
  return cutAtWord(text.trim(), maxLength)
}
