// What only products of some types have; type-data-of-row.ts reads it back. Titles in other languages stand
// beside the title itself, as `name_de_de`.

import type { PerStore } from '../../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type {
  BundleDraft,
  CustomOptionDraft,
  DownloadDraft,
  GiftCardDraft,
  SurchargeDraft,
} from '../../../../../shared/contract/admin/product-type-draft'
import { STORE_VIEWS } from '../../../../../shared/store-view/store-views'
import { toExportFile } from '../../export-picture'
import { encodeText } from '../../html-entities'
import type { OutCells, ProductColumn } from '../cells/export-columns'
import { writePairRecords } from '../cells/pair-list'
import { writeCents, writeFlag } from './cell-writers'

type Pair = readonly [name: string, value: string | undefined]

/** The cells of what only its type has. */
export function writeTypeData(draft: ProductDraft): OutCells<ProductColumn> {
  const { bundle, customOptions, downloads, giftCard } = draft
  return {
    ...(bundle ? writeBundle(bundle) : {}),
    ...(customOptions ? { custom_options: writeCustomOptions(customOptions) } : {}),
    ...(downloads ? { downloadable_links: writeDownloads(downloads) } : {}),
    ...(giftCard ? writeGiftCard(giftCard) : {}),
  }
}

function writeTitle(name: string, title: PerStore<string>): Pair[] {
  const own = STORE_VIEWS.map(({ storeCode }): Pair => {
    const text = title[storeCode]
    return [`${name}_${storeCode}`, text === undefined ? undefined : encodeText(text)]
  })
  return [[name, encodeText(title.all)], ...own]
}

/** Options of the same title are distinguished by their position; a unique title needs none. */
function writePlace(options: readonly { title: PerStore<string> }[], at: number): Pair[] {
  const title = options[at]?.title.all
  const isUnique = options.filter((option) => option.title.all === title).length === 1
  return isUnique ? [] : [['shop_option', String(at + 1)]]
}

function writeSurcharge(surcharge: SurchargeDraft | undefined): Pair[] {
  if (surcharge === undefined) return []
  const isFixed = surcharge.type === 'fixed'
  return [
    ['price', isFixed ? writeCents(surcharge.cents) : String(surcharge.percent)],
    ['price_type', surcharge.type],
  ]
}

function writeBundle({ priceType, options }: BundleDraft): OutCells<ProductColumn> {
  const records = options.flatMap(({ title, type, isRequired, selections }, at) =>
    selections.map((selection): Pair[] => [
      ...writeTitle('name', title),
      ['type', type],
      ['required', writeFlag(isRequired)],
      ...writePlace(options, at),
      ['sku', selection.sku],
      ...writeSurcharge(selection.surcharge),
      ['default', writeFlag(selection.isDefault)],
      ['default_qty', String(selection.qty)],
      ['can_change_qty', writeFlag(selection.isQtyChangeable)],
    ]),
  )
  return { bundle_price_type: priceType, bundle_values: writePairRecords(records) }
}

function writeCustomOptions(options: readonly CustomOptionDraft[]): string {
  const records = options.flatMap(({ title, type, isRequired, values, ...field }, at) => {
    const common: Pair[] = [
      ...writeTitle('name', title),
      ['type', type],
      ['required', writeFlag(isRequired)],
      ...writePlace(options, at),
    ]
    const length = field.maxCharacters
    const filledIn: Pair[] = [
      ...writeSurcharge(field.surcharge),
      ['max_characters', length === undefined ? undefined : String(length)],
    ]
    if (!values) return [[...common, ...filledIn]]
    return values.map((value) => [
      ...common,
      ...writeSurcharge(value.surcharge),
      ...writeTitle('option_title', value.title),
    ])
  })
  return writePairRecords(records)
}

function writeDownloads(downloads: readonly DownloadDraft[]): string {
  const place = (file: string, folder: string): string =>
    file.startsWith('https://') ? file : `/${toExportFile(file, folder)}`
  return writePairRecords(
    downloads.map(({ title, file, sample }): Pair[] => [
      ...writeTitle('title', title),
      [file.startsWith('https://') ? 'url' : 'file', place(file, 'downloads')],
      ['sample', sample === undefined ? undefined : place(sample, 'downloadable')],
    ]),
  )
}

function writeGiftCard({ amounts, openAmount }: GiftCardDraft): OutCells<ProductColumn> {
  return {
    giftcard_type: 'Virtual',
    giftcard_amount: amounts.map(writeCents).join(','),
    giftcard_allow_open_amount: writeFlag(openAmount !== undefined),
    ...(openAmount && {
      giftcard_open_amount_min: writeCents(openAmount.min),
      giftcard_open_amount_max: writeCents(openAmount.max),
    }),
  }
}
