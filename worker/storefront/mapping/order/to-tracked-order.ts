import type { CartSummary } from '../../../../shared/cart/cart-summary'
import {
  parseTrackedState,
  type TrackedOrder,
  type TrackedState,
} from '../../../../shared/checkout/tracked-order'
import { safeHref } from '../../../../shared/content/safe-href'
import type { WireTrackedOrder } from '../../../../shared/contract/order/tracked-order'
import type { PaymentState } from '../../../../shared/contract/payment/payment'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { parseDeliveryDays } from '../../../../shared/delivery/delivery-days'
import { type OrderWords, orderNotes, withdrawnOption } from './order-notes'

const DAY = /^\d{4}-\d\d-\d\d$/
/** Of an order that waits for its provider: what is being checked is left alone. */
const UNPAID: readonly unknown[] = ['open', 'cancelled'] satisfies PaymentState[]
const WITHDRAWABLE: readonly string[] = [
  'new',
  'processing',
  'sent',
  'ready',
  'complete',
] satisfies TrackedState[]
const cents = (amount: number | undefined) => priceToCents(amount ?? 0)

/** The wire's order as its page shows it, in the words of a store. */
export function toTrackedOrder(
  wire: WireTrackedOrder,
  orderHash: string,
  words: OrderWords,
): TrackedOrder {
  const { items = [], downloads = [], tracks = [] } = wire
  return {
    orderHash,
    orderNumber: wire.increment_id,
    state: parseTrackedState(wire.status),
    placedAt: wire.created_at ?? '',
    paymentCode: wire.payment_method ?? '',
    paymentTitle: wire.payment_title ?? '',
    isDue: wire.payment_state === 'due',
    amountDue: cents(wire.transfer_amount ?? wire.grand_total),
    mayPay: UNPAID.includes(wire.payment_state),
    mayWithdraw: WITHDRAWABLE.includes(wire.status) && wire.withdrawal_over !== true,
    lines: items.map((item, position) => ({
      position,
      sku: item.sku ?? '',
      name: item.name,
      qty: item.qty_ordered ?? 1,
      total: cents(item.row_total_incl_tax),
      options: [...(item.options ?? []), ...withdrawnOption(item.qty_withdrawn, words)],
    })),
    deliveryDate: DAY.exec(wire.delivery_date ?? '')?.[0] ?? '',
    deliveryStart: wire.delivery_start ?? wire.created_at ?? '',
    isCollected: Boolean(wire.pickup_point),
    hasDelivery: wire.shipping_incl_tax !== undefined,
    totals: toOrderTotals(wire),
    notes: orderNotes(wire, words),
    downloads: downloads.map((file) => ({
      title: file.title,
      link: safeHref(file.url),
      usesLeft: file.uses_left,
      expiresAt: file.expires_at,
    })),
    parcels: tracks.map(({ carrier = '', number = '', url = '' }) => ({
      name: `${carrier} ${number}`.trim(),
      link: safeHref(url),
    })),
  }
}

/** What all of it costs. */
export function toOrderTotals(wire: WireTrackedOrder): CartSummary {
  const shipping = wire.shipping_incl_tax
  const deliveryDays = parseDeliveryDays(wire.delivery_days)
  return {
    subtotalInclTax: cents(wire.subtotal_incl_tax),
    discount: cents(wire.discount_amount),
    shippingInclTax: shipping === undefined ? null : priceToCents(shipping),
    paymentFee: cents(wire.payment_fee),
    tax: cents(wire.tax_amount),
    grandTotal: cents(wire.grand_total),
    couponCode: wire.coupon_code ?? '',
    giftCards: (wire.gift_cards ?? []).map(({ code_end: codeEnd, amount }, itemId) => ({
      itemId,
      codeEnd,
      amount: priceToCents(amount),
      balance: 0,
    })),
    items: [],
    ...(deliveryDays && { deliveryDays }),
    ...(wire.by_appointment && { isByAppointment: true }),
  }
}
