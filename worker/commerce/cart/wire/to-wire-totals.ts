import type { CartTotals, Charge, LineTotals, RateTax } from '../../../../shared/cart/totals'
import type {
  TotalsOption,
  WireTotalSegment,
  WireTotals,
  WireTotalsItem,
} from '../../../../shared/contract/cart/totals'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { FilledLine } from '../cart'
import { CART_MESSAGES, type CartMessages } from '../cart-messages'
import { answeredChoices } from '../custom-answers'
import type { PricedCart } from '../price-cart'

/** The totals of contract 1.2. `grand_total` is what is paid, at the top as in its segment. */
export function toWireTotals(priced: PricedCart): WireTotals {
  const { totals, store } = priced
  const grandTotal = centsToPrice(totals.grandTotal)
  return {
    grand_total: grandTotal,
    base_grand_total: grandTotal,
    subtotal: centsToPrice(totals.subtotalNet),
    subtotal_incl_tax: centsToPrice(totals.subtotalGross),
    subtotal_with_discount: centsToPrice(totals.subtotalGross - totals.discount),
    discount_amount: centsToPrice(-totals.discount),
    ...toShipping(totals.shipping),
    tax_amount: centsToPrice(totals.tax),
    items_qty: totals.itemsQty,
    base_currency_code: store.i18n.currencyCode,
    quote_currency_code: store.i18n.currencyCode,
    items: totals.lines.map((line) => toWireItem(line, priced.lines, store.storeCode)),
    total_segments: toSegments(totals, CART_MESSAGES[store.storeCode], priced.country),
  }
}

/** Absent while no delivery is chosen: that is not the same as free. */
function toShipping(shipping: Charge | null): Partial<WireTotals> {
  if (shipping === null) return {}
  return {
    shipping_amount: centsToPrice(shipping.net),
    shipping_incl_tax: centsToPrice(shipping.gross),
    shipping_tax_amount: centsToPrice(shipping.gross - shipping.net),
  }
}

function toWireItem(
  line: LineTotals,
  lines: readonly FilledLine[],
  storeCode: StoreCode,
): WireTotalsItem {
  const filled = lines.find(({ id }) => id === line.itemId)
  return {
    item_id: line.itemId,
    qty: line.qty,
    name: filled?.product.name,
    price: centsToPrice(line.unitNet),
    price_incl_tax: centsToPrice(line.unitGross),
    row_total: centsToPrice(line.rowNet),
    row_total_incl_tax: centsToPrice(line.rowGross),
    tax_percent: line.taxRate,
    tax_amount: centsToPrice(line.tax),
    discount_amount: centsToPrice(line.discount),
    discount_percent: 0,
    options: JSON.stringify(toOptions(filled, storeCode)),
  }
}

function toOptions(line: FilledLine | undefined, storeCode: StoreCode): TotalsOption[] {
  if (!line) return []
  const choices = [...line.product.choices, ...answeredChoices(line, storeCode)]
  return choices.map(({ label, valueLabel }) => ({ label, value: valueLabel }))
}

function toSegments(totals: CartTotals, words: CartMessages, country: string): WireTotalSegment[] {
  const { shipping, fee, discount } = totals
  return [
    segment('subtotal', words.subtotal, totals.subtotalGross),
    ...(shipping ? [segment('shipping', words.shipping, shipping.gross)] : []),
    ...(discount > 0 ? [segment('discount', words.discount, -discount)] : []),
    ...(fee && fee.gross > 0 ? [segment('payment', words.fee, fee.gross)] : []),
    {
      ...segment('tax', words.tax, totals.tax),
      area: 'taxes',
      extension_attributes: {
        tax_grandtotal_details: totals.taxes.map((tax, index) =>
          toTaxDetail(tax, index, `${words.tax} ${country}`),
        ),
      },
    },
    { ...segment('grand_total', words.grandTotal, totals.grandTotal), area: 'footer' },
  ]
}

function segment(code: string, title: string, cents: number): WireTotalSegment {
  return { code, title, value: centsToPrice(cents) }
}

function toTaxDetail(tax: RateTax, index: number, title: string) {
  const percent = String(tax.rate)
  return {
    amount: centsToPrice(tax.amount),
    group_id: index + 1,
    rates: [{ percent, title: `${title} ${percent}%` }],
  }
}
