import { type Bundle, selectionPrice } from '../../../shared/catalog/bundle'
import { openingPrice } from '../../../shared/catalog/opening-price'
import { finalOf } from '../../../shared/catalog/price'
import type { ProductType } from '../../../shared/catalog/product-type'
import type { Surcharge } from '../../../shared/catalog/surcharge'
import { toTaxedAmount } from '../../../shared/catalog/tax'
import { inStore } from '../../../shared/contract/admin/per-store'
import type {
  ProductTypeDraft,
  SurchargeDraft,
} from '../../../shared/contract/admin/product-type-draft'
import { type PriceGroup, taxRatesFor } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import { BUNDLE_LINK, type LinkRow, type ProductRow } from './product-rows'
import { numberBundle } from './product-type-data'
import { currentPrice, type PriceRow } from './wire/to-wire-price'

/** Products whose price follows from their parts or amounts. */
export const COMPOSITE_TYPES: readonly ProductType[] = ['grouped', 'bundle', 'amgiftcard']

interface Context {
  store: StoreView
  group: PriceGroup
  /** Milliseconds since 1970. */
  now: number
}

/**
 * What a set, a bundle or a gift card costs as its page opens, in cents incl. tax: the rule of
 * shared/catalog/opening-price.ts, on the rows of a product. Null for every other product.
 */
export function openingPriceOf(
  row: ProductRow,
  links: readonly LinkRow[],
  typeData: ProductTypeDraft | undefined,
  context: Context,
): number | null {
  const associated = links.filter(
    ({ link_type, linked_type }) => link_type === 'associated' && linked_type === 'simple',
  )
  const giftCard = row.type_id === 'amgiftcard' ? typeData?.giftCard : undefined
  return openingPrice({
    parts: row.type_id === 'grouped' ? associated.map((link) => toPart(link, context)) : [],
    bundle: typeData?.bundle ? toBundle(row, links, typeData.bundle, context) : null,
    giftCard: giftCard ? { openAmount: null, ...giftCard } : null,
  })
}

function toPart(link: LinkRow, context: Context) {
  return {
    sku: link.linked_sku,
    price: { regular: grossOf(link, context), special: null },
    qty: link.qty,
    isInStock: link.is_salable === 1,
  }
}

function toBundle(
  row: ProductRow,
  links: readonly LinkRow[],
  bundle: NonNullable<ProductTypeDraft['bundle']>,
  context: Context,
): Bundle {
  const own = bundle.priceType === 'fixed' ? grossOf(row, context) : null
  const parts = links.filter(({ link_type }) => link_type === BUNDLE_LINK)
  const options = numberBundle(bundle).map((option) => ({
    ...option,
    title: inStore(option.title, context.store.storeCode),
    selections: option.selections.flatMap((selection) => {
      const part = parts.find(({ linked_sku }) => isSameSku(linked_sku, selection.sku))
      if (!part) return []
      const surcharge = selection.surcharge && toGrossSurcharge(selection.surcharge, row, context)
      const price = selectionPrice(own, surcharge, grossOf(part, context))
      const isInStock = part.is_salable === 1
      return [{ ...selection, name: part.linked_name ?? '', image: '', price, isInStock }]
    }),
  }))
  return { price: own ?? 0, options }
}

function isSameSku(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function toGrossSurcharge(
  surcharge: SurchargeDraft,
  { tax_class }: PriceRow,
  context: Context,
): Surcharge {
  if (surcharge.type === 'percent') return surcharge
  return { type: 'fixed', cents: toGross(surcharge.cents, tax_class, context) }
}

function grossOf(row: PriceRow, context: Context): number {
  const { store, now, group } = context
  return toGross(finalOf(currentPrice(row, store.tax, now, group)), row.tax_class, context)
}

function toGross(cents: number, taxClass: PriceRow['tax_class'], { store, group }: Context) {
  const rates = taxRatesFor(store, group, taxClass)
  return toTaxedAmount(cents, rates, store.tax.sourcePriceIncludesTax).gross
}
