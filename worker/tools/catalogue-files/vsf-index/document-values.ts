import type { AttributeDraft } from '../../../../shared/contract/admin/catalogue-draft'
import { type ExportPicture, toMediaPath, toPicturePath } from '../export-picture'

/** Fields of a document, or of a child within one; its attributes lie flat or in a list. */
type Fields = Readonly<Record<string, unknown>>

/** The attributes of a document, each as option values or text. */
export function valuesOfDocument(
  fields: Fields,
  attributes: readonly AttributeDraft[],
): Record<string, string[]> {
  const flat = { ...customAttributes(fields.custom_attributes), ...fields }
  const pairs = attributes.map((draft): [string, string[]] => [
    draft.code,
    toValues(flat[draft.code], draft),
  ])
  return Object.fromEntries(pairs.filter(([, values]) => values.length > 0))
}

function customAttributes(list: unknown): Record<string, unknown> {
  if (!Array.isArray(list)) return {}
  const pairs = list.map((entry: Fields) => [String(entry.attribute_code), entry.value])
  return Object.fromEntries(pairs) as Record<string, unknown>
}

function toValues(value: unknown, { input, options }: AttributeDraft): string[] {
  const texts = [value].flat().flatMap(toText)
  if (input === 'text') return texts
  if (input === 'boolean') return texts.some((text) => /^(?:1|true|yes)$/i.test(text)) ? ['1'] : []
  const known = new Set(options.map((option) => option.value))
  // Several values of a multiselect may come as one text.
  const apart = texts.flatMap((text) => (known.has(text) ? [text] : text.split(',')))
  return [...new Set(apart.map((text) => text.trim()).filter((text) => known.has(text)))]
}

function toText(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

/** A picture of a document: product pictures stand below catalog/product, others where they say. */
export function toDocumentPicture(name: string): ExportPicture | undefined {
  const place = name.replace(/^\/+/, '').replace(/^(?:pub\/)?media\//, '')
  const file = place.replace(/^catalog\/product\//, '')
  if (file === '' || file === 'no_selection') return undefined
  const path = file.startsWith('catalog/') ? toOwnPath(file) : toPicturePath(file)
  return path === undefined ? undefined : { file, path }
}

function toOwnPath(file: string): string | undefined {
  return toPicturePath(file) && toMediaPath(file, '')?.replace(/^\//, '')
}
