import { renderRichText, type SbRichTextDoc } from '@storyblok/richtext'
import type { WireCmsData } from '../../../shared/contract/content/cms-data'
import type { WireStory } from '../../../shared/contract/content/story'
import { isRecord } from '../../../shared/json/is-record'

/** A story as a page or block of a shop platform's own CMS: its words as HTML, without its pictures. */
export function toCmsData({ id, full_slug: slug, name, content }: WireStory): WireCmsData {
  return {
    id,
    identifier: slug.split('/').at(-1) ?? slug,
    title: name ?? slug,
    content: toHtml(content),
    meta_title: name ?? '',
    meta_keywords: '',
    meta_description: textOf(content, 'description'),
  }
}

/** Headings, texts and rich texts, in the order in which editors put them. */
function toHtml(value: unknown): string {
  if (Array.isArray(value)) return value.map(toHtml).join('')
  if (!isRecord(value)) return ''
  if (value.type === 'doc') return renderRichText(value as unknown as SbRichTextDoc)
  const title = textOf(value, 'title')
  const text = textOf(value, 'text')
  const own = (title && `<h2>${escaped(title)}</h2>`) + (text && `<p>${escaped(text)}</p>`)
  return own + Object.values(value).map(toHtml).join('')
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
