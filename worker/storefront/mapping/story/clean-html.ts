import { escapeAttrValue, FilterXSS, friendlyAttrValue } from 'xss'
import { safeHref } from '../../../../shared/content/safe-href'
import { storeHref } from '../../../../shared/routing/store-href'
import type { StoreView } from '../../../../shared/store-view/store-view'

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
      const href = storeHref(hrefOf(value), store)
      return href && `href="${escapeAttrValue(href)}"`
    },
  })
}

/** A browser may read a name of a character in a path, `&Tab;`, as what makes it lead elsewhere. */
function hrefOf(value: string): string {
  const href = safeHref(friendlyAttrValue(value))
  const [path = ''] = href.split(/[?#]/, 1)
  return href.startsWith('/') && path.includes('&') ? '' : href
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
  const text = (html ?? '')
    .replace(TAG, ' ')
    .replace(/&(?:nbsp|amp|quot|#39|lt|gt|bull);/g, toCharacter)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength - 1).replace(/\s\S*$/, '')}…`
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&bull;': '•',
}

function toCharacter(entity: string): string {
  return CHARACTERS[entity] ?? ' '
}
