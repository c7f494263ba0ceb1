import type { Price } from '../catalog/price'
import type { DeliveryDays } from '../catalog/product'
import {
  GIFT_CARD_SEGMENT,
  parseGiftCards,
  parseTotalsOptions,
  type TotalsOption,
  type WireTotals,
  type WireTotalsItem,
} from '../contract/cart/totals'
import { priceToCents } from '../contract/wire/wire-money'
import { parseDeliveryDays } from '../delivery/delivery-days'
import { type CartLine, unitPriceOf } from './cart-line'

/** What a cart costs as the server computed it; integer cents. */
export interface CartSummary {
  subtotalInclTax: number
  /** Zero or below. */
  discount: number
  /** Null while no shipping method has a price yet. */
  shippingInclTax: number | null
  /** Zero when the chosen payment method costs nothing. */
  paymentFee: number
  tax: number
  /** Incl. tax; what is left for the shopper to pay. */
  grandTotal: number
  couponCode: string
  /** What pays a part of it already. */
  giftCards: UsedGiftCard[]
  items: SummaryItem[]
  /** How long all of it takes to come; left out where nobody knows. */
  deliveryDays?: DeliveryDays
  /** Its shopper is contacted to arrange a day. */
  isByAppointment?: true
  /** Codes of the ways in which it may be paid; left out where the server does not say. */
  paymentCodes?: readonly string[]
}

/** A gift card that pays, in cents. */
export interface UsedGiftCard {
  /** By which it is taken out again. */
  itemId: number
  /** The last characters of its code. */
  codeEnd: string
  /** What is taken of it. */
  amount: number
  balance: number
}

/** What one line costs. Cents incl. tax. */
export interface SummaryItem {
  itemId: number
  /** As the order will have it; left out where the server does not say. */
  name?: string
  qty: number
  unitPriceInclTax: number
  /** Before its discount is taken off. */
  rowTotalInclTax: number
  /** What is paid for it. */
  discountedRowInclTax: number
  /** What was chosen, in the shopper's words. */
  options: TotalsOption[]
}

const cents = (amount: number | undefined) => priceToCents(amount ?? 0)

/**
 * The server's totals in cents (spec 3, platformTotals and segments). The grand total is that of
 * the segments, since the top-level one may leave the tax out (contract 1.2).
 */
export function toCartSummary(wire: WireTotals): CartSummary {
  const find = (code: string) => wire.total_segments?.find((entry) => entry.code === code)
  const segment = (code: string) => find(code)?.value
  const deliveryDays = parseDeliveryDays(wire.delivery_days)
  const shipping = segment('shipping') ?? wire.shipping_incl_tax ?? wire.shipping_amount
  return {
    subtotalInclTax: cents(wire.subtotal_incl_tax ?? segment('subtotal') ?? wire.subtotal),
    discount: cents(wire.discount_amount ?? segment('discount')),
    shippingInclTax: shipping === undefined ? null : priceToCents(shipping),
    paymentFee: cents(segment('payment')),
    tax: cents(wire.tax_amount ?? segment('tax')),
    grandTotal: cents(segment('grand_total') ?? wire.grand_total),
    couponCode: wire.coupon_code ?? '',
    giftCards: parseGiftCards(find(GIFT_CARD_SEGMENT)).map((card) => ({
      itemId: card.item_id,
      codeEnd: card.code_end,
      amount: priceToCents(card.amount),
      balance: priceToCents(card.balance),
    })),
    items: (wire.items ?? []).map(toSummaryItem),
    ...(deliveryDays && { deliveryDays }),
    ...(wire.by_appointment && { isByAppointment: true }),
    ...(wire.payment_codes && { paymentCodes: wire.payment_codes }),
  }
}

function toSummaryItem(item: WireTotalsItem): SummaryItem {
  const rowTotalInclTax = cents(item.row_total_incl_tax ?? item.row_total)
  return {
    itemId: item.item_id,
    ...(item.name && { name: item.name }),
    qty: item.qty,
    unitPriceInclTax: cents(item.price_incl_tax ?? item.price),
    rowTotalInclTax,
    discountedRowInclTax: discountedRow(item, rowTotalInclTax),
    options: parseTotalsOptions(item.options),
  }
}

/**
 * The net row and the tax on what is paid, less the discount (contract 2.5). A discount that was taken
 * off the gross row holds tax that nobody charges: the compensation adds it again.
 */
function discountedRow(item: WireTotalsItem, rowTotalInclTax: number): number {
  const discount = Math.abs(cents(item.discount_amount))
  if (discount === 0) return rowTotalInclTax
  const { row_total: net, tax_amount: tax } = item
  const taxed =
    net === undefined || tax === undefined
      ? rowTotalInclTax
      : cents(net) + cents(tax) + cents(item.discount_tax_compensation_amount)
  return Math.max(0, taxed - discount)
}

/**
 * What a whole line costs, in cents incl. tax (spec 4, item discounts): the sum before its discount as
 * the regular price, what is paid of it as the special one. Sums of another quantity are of no use:
 * until the server has caught up, the piece counts. Null while nobody has said what the line costs.
 */
export function linePriceOf(
  { price, qty, isUnpriced }: Pick<CartLine, 'price' | 'qty' | 'isUnpriced'>,
  item: SummaryItem | undefined,
): Price | null {
  if (isUnpriced && !item) return null
  if (item?.qty !== qty) return { regular: unitPriceOf(price) * qty, special: null }
  const { rowTotalInclTax, discountedRowInclTax } = item
  const isReduced = discountedRowInclTax < rowTotalInclTax
  return { regular: rowTotalInclTax, special: isReduced ? discountedRowInclTax : null }
}

/**
 * What a cart costs as far as a browser can tell that cannot ask (spec 4; contract 2.5): its lines in
 * cents incl. tax, a quantity below zero as none. Delivery, tax and what codes take off are the server's
 * to say and left out.
 */
export function toOfflineTotals(lines: readonly Pick<CartLine, 'price' | 'qty'>[]): CartSummary {
  const sums = lines.map(({ price, qty }) => unitPriceOf(price) * Math.max(0, qty))
  const subtotalInclTax = sums.reduce((total, sum) => total + sum, 0)
  return {
    subtotalInclTax,
    discount: 0,
    shippingInclTax: null,
    paymentFee: 0,
    tax: 0,
    grandTotal: subtotalInclTax,
    couponCode: '',
    giftCards: [],
    items: [],
  }
}
