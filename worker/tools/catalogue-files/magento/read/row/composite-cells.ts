// Cells that hold several values, and what such cells have in common.
import type { PerStore } from '../../../../../../shared/contract/admin/per-store'
import type { SurchargeDraft } from '../../../../../../shared/contract/admin/product-type-draft'
import type { StoreCode } from '../../../../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../../../../shared/store-view/store-views'
import { decodeText } from '../../../html-entities'
import { parseCents } from '../../cells/cell-values'
import { parsePairRecords, textsOf } from '../../cells/pair-list'

type Texts = Readonly<Record<string, string>>

/** The value of `title` for all stores, and of `title_de_de` for one of them. */
export function titleOf(texts: Texts, name: string): PerStore<string> {
  const own: Partial<Record<StoreCode, string>> = {}
  for (const { storeCode } of STORE_VIEWS) {
    const text = texts[`${name}_${storeCode}`]
    if (text) own[storeCode] = decodeText(text)
  }
  return { all: decodeText(texts[name] ?? ''), ...own }
}

/** Records of one name belong to one option, unless the shop's own export counts them apart. */
export function optionKey({ name = '', shop_option: place = '' }: Texts): string {
  return `${place}|${name}`
}

/** Price and price type as something added to a price; undefined for nothing, null for nonsense. */
export function surchargeOf({
  price = '',
  price_type: type = 'fixed',
}: Texts): SurchargeDraft | undefined | null {
  if (price === '') return undefined
  if (type === 'percent') {
    const percent = /^\d+(?:\.\d+)?$/.test(price) ? Number(price) : undefined
    if (percent === undefined || percent > 1000) return null
    return percent > 0 ? { type: 'percent', percent } : undefined
  }
  const cents = parseCents(price)
  if (cents === undefined) return null
  return cents > 0 ? { type: 'fixed', cents } : undefined
}

/** Skus joined by commas, each once. */
export function parseSkus(cell: string | undefined): string[] {
  const skus = (cell ?? '').split(',').map((sku) => sku.trim())
  return [...new Set(skus.filter((sku) => sku !== ''))]
}

/** Reads `A=2.0000,B=0`: what a grouped product offers and how many of each it proposes. */
export function parseAssociated(cell: string | undefined): { sku: string; qty: number }[] {
  return (cell ?? '').split(',').flatMap((part) => {
    const at = part.lastIndexOf('=')
    const qty = part.slice(at + 1).trim()
    const hasQty = at !== -1 && /^\d+(?:\.\d+)?$/.test(qty)
    const sku = (hasQty ? part.slice(0, at) : part).trim()
    return sku === '' ? [] : [{ sku, qty: hasQty ? Math.floor(Number(qty)) : 0 }]
  })
}

/** One choice of a configurable product: the child it leads to and what is chosen. */
interface Variation {
  sku: string
  choice: Map<string, string>
}

/** Reads `sku=A-S,size=S|sku=A-M,size=M`; a part without a sku is dropped. */
export function parseConfigurableVariations(text: string): Variation[] {
  return parsePairRecords(text)
    .map((record) => {
      const { sku = '', ...choice } = textsOf(record)
      return { sku, choice: new Map(Object.entries(choice)) }
    })
    .filter(({ sku }) => sku !== '')
}
