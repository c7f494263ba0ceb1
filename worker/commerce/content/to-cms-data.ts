import { renderRichText, type SbRichTextDoc } from '@storyblok/richtext'
import type { WireCmsData } from '../../../shared/contract/content/cms-data'
import type { WireStory } from '../../../shared/contract/content/story'
import { isRecord } from '../../../shared/json/is-record'

/** Blocks lie no deeper in each other. */
const MAX_DEPTH = 20

/** A story as a page or block of a shop platform's own CMS: its words as HTML, without its pictures. */
export function toCmsData({ id, full_slug: slug, name, content }: WireStory): WireCmsData {
  return {
    id,
    identifier: slug.split('/').at(-1) ?? slug,
    title: name ?? slug,
    content: toHtml(content, 0),
    meta_title: name ?? '',
    meta_keywords: '',
    meta_description: textOf(content, 'description'),
  }
}

/** Headings, texts and rich texts, in the order in which editors put them. */
function toHtml(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) return ''
  const below = (one: unknown) => toHtml(one, depth + 1)
  if (Array.isArray(value)) return value.map(below).join('')
  if (!isRecord(value)) return ''
  if (value.type === 'doc') return richTextHtml(value)
  const title = textOf(value, 'title')
  const text = textOf(value, 'text')
  const own = (title && `<h2>${escaped(title)}</h2>`) + (text && `<p>${escaped(text)}</p>`)
  return own + Object.values(value).map(below).join('')
}

/** A document that the renderer cannot read is left out. */
function richTextHtml(document: object): string {
  try {
    return renderRichText(document as SbRichTextDoc)
  } catch {
    return ''
  }
}

function textOf(value: object, name: string): string {
  const given: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined
  return typeof given === 'string' ? given : ''
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
