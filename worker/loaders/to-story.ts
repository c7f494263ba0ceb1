import { renderRichText, type SbRichTextDoc } from '@storyblok/richtext'
import type { Block, Story } from '../../shared/content/story'
import type { WireStory } from '../../shared/contract/story'
import { cleanHtml } from './clean-html'

const MAX_DEPTH = 20

/** Written here: HTML that an editor's field brings along was cleaned by nobody. */
const OWN_NAMES = new Set(['_uid', 'component', 'html'])

/** A story in our own words: rich text has become clean HTML, everything else stays data. */
export function toStory(wire: WireStory): Story {
  return {
    id: wire.id,
    uuid: wire.uuid ?? '',
    name: wire.name ?? '',
    slug: wire.slug ?? '',
    fullSlug: wire.full_slug,
    content: toBlock(wire.content, 0),
    ...(wire.tag_list?.length ? { tags: wire.tag_list } : {}),
  }
}

function toBlock(fields: Record<string, unknown> & { component: string }, depth: number): Block {
  const block: Block = { _uid: String(fields._uid ?? ''), component: fields.component }
  for (const [name, value] of Object.entries(fields)) {
    if (isRichText(value)) block.html = toHtml(value)
    else if (!OWN_NAMES.has(name)) block[name] = toField(value, depth + 1)
  }
  return block
}

/** What the renderer cannot read is left out, as a block is that nobody knows. */
function toHtml(document: SbRichTextDoc): string {
  try {
    return cleanHtml(renderRichText(document))
  } catch {
    return ''
  }
}

function toField(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.map((entry) => toField(entry, depth + 1))
  if (isBlock(value)) return toBlock(value, depth)
  if (isObject(value) && value.fieldtype === 'multilink') return toHref(value)
  if (isObject(value) && value.fieldtype === 'asset') return toAsset(value)
  return value
}

/** Where a link of the CMS leads: what only its editor needs is not sent to browsers. */
function toHref({ linktype, email, url, cached_url, anchor }: Record<string, unknown>): unknown {
  if (linktype === 'email' && email) return `mailto:${email}`
  const address = linktype === 'story' ? cached_url || url : url || cached_url
  return typeof address === 'string' && anchor ? `${address}#${anchor}` : address
}

/** A picture of the CMS, by its address alone where it needs no words. */
function toAsset({ filename, alt }: Record<string, unknown>): unknown {
  return alt ? { filename, alt } : filename
}

function isBlock(value: unknown): value is Record<string, unknown> & { component: string } {
  return isObject(value) && typeof value.component === 'string'
}

function isRichText(value: unknown): value is SbRichTextDoc {
  return isObject(value) && value.type === 'doc' && Array.isArray(value.content)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
