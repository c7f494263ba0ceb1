// What only products of some types have: each part from its own column.
import type { ProductDraft } from '../../../../../../shared/contract/admin/product-draft'
import type { Problems } from '../../../row-problems'
import { parseFlag } from '../../cells/cell-values'
import type { Cells, ExportRow } from '../../cells/export-row'
import { parsePairs } from '../../cells/pair-list'
import { parseBundle } from './bundle-values'
import { parseAssociated, parseSkus } from './composite-cells'
import { parseCustomOptions } from './custom-options'
import { parseDownloads } from './downloadable-links'
import { parseGiftCard } from './gift-card'
import { translateOptions } from './translate-options'

type TypeData = Partial<ProductDraft>

/** The parts of a row's product, or the reason why one of them cannot be read. */
export function typeDataOfRow(row: ExportRow, problems: Problems): TypeData | string {
  const ofType = dataOfType(row, problems)
  if (typeof ofType === 'string') return ofType
  const options = optionsOf(row, problems)
  if (typeof options === 'string') return options
  const labels = labelsOf(row.cells)
  if (typeof labels === 'string') return labels
  return { ...ofType, ...options, ...labels, ...linksOf(row.cells), ...stockAlertOf(row.cells) }
}

function dataOfType({ cells, ...row }: ExportRow, problems: Problems): TypeData | string {
  switch (cells.product_type) {
    case 'grouped':
      return { associated: parseAssociated(cells.associated_skus) }
    case 'bundle':
      return named('bundle', parseBundle(cells.bundle_values ?? '', cells.bundle_price_type ?? ''))
    case 'giftcard':
    case 'amgiftcard':
      return named('giftCard', parseGiftCard(cells))
    case 'downloadable':
      return downloadsOf({ cells, ...row }, problems)
    default:
      return {}
  }
}

function named<K extends string, T extends object>(key: K, parsed: T | string) {
  return typeof parsed === 'string' ? parsed : ({ [key]: parsed } as Record<K, T>)
}

function downloadsOf(row: ExportRow, problems: Problems): TypeData | string {
  const { downloads, dropped } = parseDownloads(row.cells.downloadable_links ?? '')
  for (const title of dropped) problems.warn(row, `not a file or an https address: ${title}`)
  if (row.cells.downloadable_samples) {
    problems.warn(row, 'samples of the product itself are not kept, only those of its links')
  }
  return { downloads }
}

function optionsOf(row: ExportRow, problems: Problems): TypeData | string {
  const parsed = parseCustomOptions(row.cells.custom_options ?? '')
  if (typeof parsed === 'string') return parsed
  for (const name of parsed.dropped) problems.warn(row, `a custom option cannot be kept: ${name}`)
  const customOptions = translateOptions(parsed.options, row.stores)
  return customOptions.length > 0 ? { customOptions } : {}
}

function labelsOf({ shop_labels: cell }: Cells): TypeData | string {
  if (!cell) return {}
  try {
    return { labels: JSON.parse(cell) as NonNullable<ProductDraft['labels']> }
  } catch {
    return `bad shop_labels: ${cell.slice(0, 60)}`
  }
}

function linksOf(cells: Cells): TypeData {
  const lists = {
    related: parseSkus(cells.related_skus),
    upSells: parseSkus(cells.upsell_skus),
    crossSells: parseSkus(cells.crosssell_skus),
    colorRelations: parseSkus(cells.shop_color_relations),
  }
  return Object.fromEntries(Object.entries(lists).filter(([, skus]) => skus.length > 0))
}

function stockAlertOf(cells: Cells): TypeData {
  const pair = parsePairs(cells.additional_attributes ?? '').get('amxnotif_hide_alert')
  return parseFlag(cells.amxnotif_hide_alert ?? pair?.text) ? { hidesStockAlert: true } : {}
}
