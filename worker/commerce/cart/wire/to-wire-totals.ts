import type { Charge, LineTotals, RateTax } from '../../../../shared/cart/totals'
import { paymentOffers } from '../../../../shared/checkout/payment-methods'
import {
  GIFT_CARD_SEGMENT,
  type TotalsOption,
  type WireTotalSegment,
  type WireTotals,
  type WireTotalsItem,
  type WireUsedGiftCard,
} from '../../../../shared/contract/cart/totals'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { FilledLine } from '../cart'
import { CART_MESSAGES, type CartMessages } from '../cart-messages'
import { answeredChoices } from '../custom-answers'
import { isByAppointment, promisedDays } from '../delivery-days'
import { isPaid, type PricedCart, payableCart } from '../price-cart'
import type { GiftCardUse } from '../vouchers/gift-card'

const SHOWN_OF_CODE = 4

/**
 * The totals of contract 1.2. `grand_total` is what the shopper has to pay, at the top as in its
 * segment: what gift cards pay is taken off.
 */
export function toWireTotals(priced: PricedCart): WireTotals {
  const { totals, store, coupon } = priced
  const grandTotal = centsToPrice(priced.amountDue)
  const days = promisedDays(priced)
  return {
    grand_total: grandTotal,
    base_grand_total: grandTotal,
    subtotal: centsToPrice(totals.subtotalNet),
    subtotal_incl_tax: centsToPrice(totals.subtotalGross),
    subtotal_with_discount: centsToPrice(totals.subtotalGross - totals.discount),
    discount_amount: centsToPrice(-totals.discount),
    ...toShipping(totals.shipping ?? freedDelivery(priced)),
    tax_amount: centsToPrice(totals.tax),
    items_qty: totals.itemsQty,
    ...(coupon && { coupon_code: coupon.code }),
    base_currency_code: store.i18n.currencyCode,
    quote_currency_code: store.i18n.currencyCode,
    items: totals.lines.map((line) => toWireItem(line, priced)),
    total_segments: toSegments(priced, CART_MESSAGES[store.storeCode]),
    ...(days && { delivery_days: days }),
    ...(isByAppointment(priced) && { by_appointment: true }),
    payment_codes: paymentOffers(store, payableCart(priced, isPaid(priced))).map(
      ({ code }) => code,
    ),
  }
}

/** A coupon makes every delivery free: then nothing has to be chosen to know what it costs. */
function freedDelivery({ coupon, shippingOffers }: PricedCart): Charge | null {
  const isFreed = coupon?.kind === 'free_shipping' && shippingOffers.length > 0
  return isFreed ? { net: 0, gross: 0 } : null
}

/** Absent while nobody knows what delivery costs: that is not the same as free. */
function toShipping(shipping: Charge | null): Partial<WireTotals> {
  if (shipping === null) return {}
  return {
    shipping_amount: centsToPrice(shipping.net),
    shipping_incl_tax: centsToPrice(shipping.gross),
    shipping_tax_amount: centsToPrice(shipping.gross - shipping.net),
  }
}

function toWireItem(line: LineTotals, { lines, coupon, store }: PricedCart): WireTotalsItem {
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
    discount_percent: coupon?.kind === 'percent' && line.discount > 0 ? coupon.amount : 0,
    discount_tax_compensation_amount: centsToPrice(line.rowGross - line.rowNet - line.tax),
    options: JSON.stringify(toOptions(filled, store)),
  }
}

function toOptions(line: FilledLine | undefined, store: StoreView): TotalsOption[] {
  if (!line) return []
  const choices = [...line.product.choices, ...answeredChoices(line, store)]
  return choices.map(({ label, valueLabel }) => ({ label, value: valueLabel }))
}

function toSegments(priced: PricedCart, words: CartMessages): WireTotalSegment[] {
  const { totals, coupon, giftCards, country } = priced
  const { shipping, fee, discount } = totals
  const discountTitle = coupon ? `${words.discount} (${coupon.code})` : words.discount
  return [
    segment('subtotal', words.subtotal, totals.subtotalGross),
    ...(shipping ? [segment('shipping', words.shipping, shipping.gross)] : []),
    ...(discount > 0 ? [segment('discount', discountTitle, -discount)] : []),
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
    ...(giftCards.length > 0 ? [toGiftCardSegment(giftCards, words)] : []),
    { ...segment('grand_total', words.grandTotal, priced.amountDue), area: 'footer' },
  ]
}

/** Which cards pay how much. Of a code only the end is told: the whole of it is money. */
function toGiftCardSegment(cards: readonly GiftCardUse[], words: CartMessages): WireTotalSegment {
  const paid = cards.reduce((sum, { amount }) => sum + amount, 0)
  const used = cards.map(
    ({ itemId, code, amount, balance }): WireUsedGiftCard => ({
      item_id: itemId,
      code_end: code.slice(-SHOWN_OF_CODE),
      amount: centsToPrice(amount),
      balance: centsToPrice(balance),
    }),
  )
  return {
    ...segment(GIFT_CARD_SEGMENT, words.giftCard, -paid),
    extension_attributes: { gift_cards: used },
  }
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
