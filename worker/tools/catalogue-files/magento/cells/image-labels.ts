// What is said of the pictures of a product: one label a column, and those of the additional pictures
// in one cell, in the order of these. A label with a comma stands in quotes there.

import type { PerStore } from '../../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type { StoreCode } from '../../../../../shared/store-view/store-view'
import { toPicturePath } from '../../export-picture'
import { decodeText, encodeText } from '../../html-entities'
import type { OutCells, ProductColumn } from './export-columns'
import { type Cells, EMPTY, type ExportRow } from './export-row'

type Labels = NonNullable<ProductDraft['imageLabels']>

const COLUMNS = ['base_image', 'small_image', 'thumbnail_image', 'swatch_image'] as const
const PARTS = /\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,|$)/y

/** The labels of a row's pictures in all stores, by the paths of the pictures. */
export function imageLabelsOfRow({ cells, stores }: ExportRow): Pick<ProductDraft, 'imageLabels'> {
  const labels: Labels = {}
  for (const [path, label] of labelsOfCells(cells, cells)) labels[path] = { all: label }
  for (const [store, own] of stores) {
    for (const [path, label] of labelsOfCells(own, cells)) {
      labels[path] = { ...(labels[path] ?? { all: '' }), [store]: label }
    }
  }
  return Object.keys(labels).length > 0 ? { imageLabels: labels } : {}
}

/** Labels by path; a row of a store view may leave out the pictures themselves. */
function labelsOfCells(own: Cells, all: Cells): Map<string, string> {
  const found = new Map<string, string>()
  const add = (file: string | undefined, label: string | undefined) => {
    const path = toPicturePath((file ?? '').trim().replace(/^\/+/, ''))
    if (path === undefined || !label || found.has(path)) return
    found.set(path, label === EMPTY ? '' : decodeText(label))
  }
  for (const column of COLUMNS) add(own[column] ?? all[column], own[`${column}_label`])
  const files = (own.additional_images ?? all.additional_images ?? '').split(',')
  const labels = splitLabels(own.additional_image_labels ?? '')
  for (const [at, file] of files.entries()) add(file, labels[at])
  return found
}

function splitLabels(cell: string): string[] {
  const labels: string[] = []
  PARTS.lastIndex = 0
  while (PARTS.lastIndex < cell.length) {
    const [, quoted, plain = ''] = PARTS.exec(cell) ?? []
    if (PARTS.lastIndex === 0) return [cell]
    labels.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
  }
  return labels
}

/** The cells of labels, for all stores or for what one says otherwise. */
export function writeImageLabels(
  { images, imageLabels = {} }: ProductDraft,
  store?: StoreCode,
): OutCells<ProductColumn> {
  const own = images.map((path) => toCell(imageLabels[path], store))
  const [first = '', ...others] = own
  const last = others.findLastIndex((label) => label !== '')
  const list = others
    .slice(0, last + 1)
    .map(quoteLabel)
    .join(',')
  const cells = {
    base_image_label: first,
    small_image_label: first,
    thumbnail_image_label: first,
    additional_image_labels: list,
  }
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
}

function toCell(label: PerStore<string> | undefined, store: StoreCode | undefined): string {
  const text = store === undefined ? label?.all : label?.[store]
  if (store !== undefined && text === '') return EMPTY
  return encodeText(text ?? '')
}

function quoteLabel(label: string): string {
  return /[,"]|^\s|\s$/.test(label) ? `"${label.replaceAll('"', '""')}"` : label
}
