// Reads fields of CMS blocks. Editors leave fields empty and backends differ in how they write
// them, so every reader gives something harmless instead of failing (spec 2, CMS content blocks).
import { isRecord } from '../json/is-record'
import { CMS_HOST } from './image-url'
import { safeHref } from './safe-href'
import type { Block } from './story'

export interface Asset {
  /** Path below /media or an address on the CMS's asset host. */
  filename: string
  alt: string
}

/** A field of words; numbers become words, everything else is empty. */
export function textField(block: Block, name: string): string {
  const value = block[name]
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A whole number between two bounds, both included; null when it is anything else. */
export function numberField(block: Block, name: string, min: number, max: number): number | null {
  const value = Number(block[name])
  const isSet = block[name] !== '' && block[name] !== null && block[name] !== undefined
  return isSet && Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** Blocks inside of a block, each with an id of its own. What is not a block is dropped. */
export function blocksField(block: Block, name: string): Block[] {
  const value = block[name]
  return Array.isArray(value) ? value.filter(isBlock).map(withOwnId) : []
}

/** A block that was copied by hand has the id of its model, or none. */
function withOwnId(block: Block, index: number, all: Block[]): Block {
  const { _uid: id } = block
  const isOwn = typeof id === 'string' && id !== '' && all.findIndex((b) => b._uid === id) === index
  return isOwn ? block : { ...block, _uid: `${index} of ${all.length}` }
}

function isBlock(value: unknown): value is Block {
  return isRecord(value) && typeof value.component === 'string'
}

/**
 * A picture: an asset `{filename, alt}`, or just its path. Null when there is none, and for an
 * address that names no scheme or another one than https; which hosts may be asked is a policy.
 */
export function assetField(block: Block, name: string): Asset | null {
  const value = block[name]
  const asset = isRecord(value) ? value : { filename: value }
  const { filename } = asset
  if (typeof filename !== 'string' || !filename || !isPictureAddress(filename)) return null
  return { filename, alt: typeof asset.alt === 'string' ? asset.alt : '' }
}

function isPictureAddress(text: string): boolean {
  if (text.startsWith('https://') || CMS_HOST.test(text)) return true
  return !/^(?:[\\/\s]{2}|[a-z][\w+.-]*:)/i.test(text)
}

/** Where links are in blocks: the border makes them links of the store (spec 1 and 2). */
export const LINK_FIELDS = ['link', 'department', 'beside'] as const

/** Where a link leads: `{url}` or `{cached_url}` (spec 3, links), or just an address. */
export function linkField(block: Block, name: (typeof LINK_FIELDS)[number]): string {
  const value = block[name]
  if (typeof value === 'string') return safeHref(value)
  if (!isRecord(value)) return ''
  const address = [value.url, value.cached_url].find((one) => typeof one === 'string' && one)
  return typeof address === 'string' ? safeHref(address) : ''
}
