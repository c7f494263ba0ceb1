import type { PerStore } from '../../../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../../../shared/contract/admin/product-draft'
import type { StoreCode } from '../../../../../../shared/store-view/store-view'
import { parseCents } from '../../cells/cell-values'
import { type Cells, EMPTY, type ExportRow } from '../../cells/export-row'
import { parseSpecialPrice, type SpecialPrice } from '../../cells/special-price'

interface RowPrices {
  price: PerStore<number>
  specialPrice?: ProductDraft['specialPrice']
}

const NO_SPECIAL: SpecialPrice = { price: 0, from: null, to: null }
const SPECIAL_COLUMNS = ['special_price', 'special_price_from_date', 'special_price_to_date']

/** The prices of a row in all its stores, 0 where it says none, or what is wrong with them. */
export function pricesOfRow({ cells, stores }: ExportRow): RowPrices | string {
  const all = parseCents(cells.price ?? '0')
  const special = parseSpecialPrice(cells)
  if (all === undefined) return `bad price: ${cells.price}`
  if (typeof special === 'string') return special
  const own = ownPrices(stores)
  const ownSpecials = ownSpecialPrices(cells, stores)
  if (typeof own === 'string') return own
  if (typeof ownSpecials === 'string') return ownSpecials
  const hasSpecial = special !== null || Object.keys(ownSpecials).length > 0
  return {
    price: { ...own, all },
    ...(hasSpecial ? { specialPrice: { ...ownSpecials, all: special ?? NO_SPECIAL } } : {}),
  }
}

type Own<T> = Partial<Record<StoreCode, T>>

function ownPrices(stores: ExportRow['stores']): Own<number> | string {
  const own: Own<number> = {}
  for (const [store, { price }] of stores) {
    if (!price || price === EMPTY) continue
    const cents = parseCents(price)
    if (cents === undefined) return `bad price: ${price}`
    own[store] = cents
  }
  return own
}

// What a row of a store view leaves out of a special price is as for all stores.
function ownSpecialPrices(all: Cells, stores: ExportRow['stores']): Own<SpecialPrice> | string {
  const own: Own<SpecialPrice> = {}
  for (const [store, cells] of stores) {
    if (!SPECIAL_COLUMNS.some((column) => cells[column])) continue
    const merged = SPECIAL_COLUMNS.map((column) => [column, cells[column] ?? all[column]])
    const given = merged.filter(([, text]) => text !== undefined && text !== EMPTY)
    const special = parseSpecialPrice(Object.fromEntries(given))
    if (typeof special === 'string') return special
    own[store] = special ?? NO_SPECIAL
  }
  return own
}
