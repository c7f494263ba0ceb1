import { renderRichText, type SbRichTextDoc } from '@storyblok/richtext'
import { LINK_FIELDS } from '../../../../shared/content/block-fields'
import type { Block, Story } from '../../../../shared/content/story'
import type { WireStory } from '../../../../shared/contract/content/story'
import { isRecord } from '../../../../shared/json/is-record'
import { storeHref } from '../../../../shared/routing/store-href'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { cleanHtml } from './clean-html'

const MAX_DEPTH = 20

/** Set by this file. Fields of these names are ignored: HTML in them would not have been cleaned. */
const OWN_NAMES = new Set(['_uid', 'component', 'html'])

/**
 * A story in our own words: rich text has become clean HTML, links lead to where they do in this
 * store, everything else stays data.
 */
export function toStory(wire: WireStory, store: StoreView): Story {
  const missing = (wire.translated_slugs ?? []).filter(({ published }) => published === false)
  return {
    id: wire.id,
    uuid: wire.uuid ?? '',
    name: wire.name ?? '',
    slug: wire.slug ?? '',
    fullSlug: wire.full_slug,
    content: toBlock(wire.content, store, 0),
    ...(wire.tag_list?.length ? { tags: wire.tag_list } : {}),
    ...(missing.length > 0 ? { missingIn: missing.map(({ lang }) => lang) } : {}),
  }
}

function toBlock(
  fields: Record<string, unknown> & { component: string },
  store: StoreView,
  depth: number,
): Block {
  const block: Block = { _uid: String(fields._uid ?? ''), component: fields.component }
  for (const [name, value] of Object.entries(fields)) {
    if (isRichText(value)) block.html = toHtml(value, store)
    else if (isPlainLink(name, value)) block[name] = toHref(value, store)
    else if (!OWN_NAMES.has(name)) block[name] = toField(value, store, depth + 1)
  }
  return block
}

/** A document that the renderer cannot read is left out, like an unknown block. */
function toHtml(document: SbRichTextDoc, store: StoreView): string {
  try {
    return cleanHtml(renderRichText(document), store)
  } catch {
    return ''
  }
}

function toField(value: unknown, store: StoreView, depth: number): unknown {
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.map((entry) => toField(entry, store, depth + 1))
  if (isBlock(value)) return toBlock(value, store, depth)
  if (isRecord(value) && value.fieldtype === 'multilink') return toHref(value, store)
  if (isRecord(value) && value.fieldtype === 'asset') return toAsset(value)
  return value
}

/** Where a link of the CMS leads: what only its editor needs is not sent to browsers. */
function toHref(link: string | Record<string, unknown>, store: StoreView): unknown {
  const address = typeof link === 'string' ? link : addressOf(link)
  return typeof address === 'string' ? storeHref(address, store) : address
}

function addressOf({ linktype, email, url, cached_url, anchor }: Record<string, unknown>): unknown {
  if (linktype === 'email' && email) return `mailto:${email}`
  const address = linktype === 'story' ? cached_url || url : url || cached_url
  return typeof address === 'string' && anchor ? `${address}#${anchor}` : address
}

/** A picture of the CMS, by its address alone where it needs no words. */
function toAsset({ filename, alt }: Record<string, unknown>): unknown {
  return alt ? { filename, alt } : filename
}

function isBlock(value: unknown): value is Record<string, unknown> & { component: string } {
  return isRecord(value) && typeof value.component === 'string'
}

/** A link that does not say that it is one: an address where blocks look for a link (spec 3). */
function isPlainLink(name: string, value: unknown): value is string | Record<string, unknown> {
  const isLinkField = LINK_FIELDS.some((field) => field === name)
  return isLinkField && (typeof value === 'string' || (isRecord(value) && !isBlock(value)))
}

function isRichText(value: unknown): value is SbRichTextDoc {
  return isRecord(value) && value.type === 'doc' && Array.isArray(value.content)
}
