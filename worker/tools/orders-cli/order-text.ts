import { findPaymentOffer } from '../../../shared/checkout/payment-methods.ts'
import type { OrderDetails, PlacedOrder } from '../../../shared/contract/admin/placed-order.ts'
import { formatPrice } from '../../../shared/i18n/price-text.ts'
import type { StoreCode } from '../../../shared/store-view/store-view.ts'
import { storeViewOf } from '../../../shared/store-view/store-views.ts'

/** An order of a list. */
export function orderLine(order: PlacedOrder): string {
  const { store, sentAt, withdrawnAt, tasks, uncaptured, owed, refunded } = order
  const amount = moneyOf(store)
  return [
    order.placedAt,
    order.orderNumber,
    store,
    order.state,
    order.paymentMethod,
    amount(order.amountDue),
    order.email,
    sentAt && `sent ${sentAt}`,
    withdrawnAt && `withdrawn ${withdrawnAt}`,
    tasks && `to be looked at: ${tasks}`,
    uncaptured > 0 && `to be taken ${amount(uncaptured)}`,
    owed > 0 && `owed ${amount(owed)}`,
    refunded > 0 && `refunded ${amount(refunded)}`,
  ]
    .filter(Boolean)
    .join('  ')
}

/** An order with all that is known of it. */
export function orderText(order: OrderDetails): string {
  const amount = moneyOf(order.store)
  const { lines, shippingAddress, billingAddress, events } = order
  const sums: [string, number][] = [
    ['discount', -order.discount],
    ['shipping', order.shipping],
    ['fee', order.fee],
    ['of it tax', order.tax],
    ['total', order.grandTotal],
    ['gift cards', -order.giftCards],
    [dueName(order), order.amountDue],
  ]
  return [
    orderLine(order),
    titled('Products', [
      ...lines.map(({ qty, sku, name, choices, total, withdrawn }) =>
        [
          `${qty} ×`,
          sku,
          name,
          ...choices,
          amount(total),
          ...(withdrawn > 0 ? [`withdrawn ${withdrawn}`] : []),
        ].join('  '),
      ),
      ...sums
        .filter(([name, cents]) => name && cents !== 0)
        .map(([name, cents]) => `${name} ${amount(cents)}`),
    ]),
    titled(`Send to (${order.shippingMethod ?? 'nothing is sent'})`, [
      ...shippingAddress,
      ...(order.pickupPoint ? [`collected at ${order.pickupPoint}`] : []),
      ...(order.deliveryDate ? [`wanted on ${order.deliveryDate}`] : []),
      ...(order.phone ? [`phone ${order.phone}`] : []),
    ]),
    titled('Bill to', [...billingAddress, ...(order.taxId ? [`tax id ${order.taxId}`] : [])]),
    titled(
      'What happened',
      events.map(({ at, text }) => `${at}  ${text}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What is said of its sum; nothing where that is neither waited for nor kept. */
function dueName({ state, uncaptured, lines }: OrderDetails): string {
  if (state === 'canceled') return ''
  if (state === 'processing') return uncaptured > 0 ? 'authorised' : 'paid'
  return lines.every(isWithdrawn) ? '' : 'to be paid'
}

function isWithdrawn({ qty, withdrawn }: OrderDetails['lines'][number]): boolean {
  return withdrawn >= qty
}

/** What is said once the money of an order has come: of one that stands no more it goes back. */
export function whatIsPaid(order: OrderDetails): string {
  const { orderNumber, state, lines, paymentMethod } = order
  if (state === 'canceled') return `${orderNumber} is cancelled${howToPayBack(order)}`
  if (lines.every(isWithdrawn)) return `${orderNumber} is withdrawn${howToPayBack(order)}`
  const isWhole = lines.every(({ withdrawn }) => withdrawn === 0)
  if (isWhole || paymentMethod === 'banktransfer')
    return `${orderNumber} is paid${howToPayBack(order)}`
  return `${orderNumber} is paid; a part of it is withdrawn: see "show", and say "refund" with the --amount that came for that`
}

/** What is said once an order has left, or waits to be collected. */
export function whatIsSent({ orderNumber, pickupPoint }: OrderDetails): string {
  return pickupPoint ? `${orderNumber} is ready at ${pickupPoint}` : `${orderNumber} is on its way`
}

/** What is said once money of an order was sent back. */
export function whatHasGoneBack(order: OrderDetails): string {
  const gone = moneyOf(order.store)(order.refunded)
  return `${gone} of ${order.orderNumber} has gone back${howToPayBack(order)}`
}

type OwedMoney = Pick<PlacedOrder, 'owed' | 'store' | 'paymentMethod'>

/** Who sends back what is owed of an order, as the end of a sentence; empty where nothing is owed. */
export function howToPayBack({ owed, store, paymentMethod }: OwedMoney): string {
  if (owed === 0) return ''
  const amount = moneyOf(store)(owed)
  return findPaymentOffer(paymentMethod)?.isRefundedByProvider
    ? `: its provider sends ${amount} back within minutes, do not send it yourself`
    : `: send ${amount} back, then say "refunded"`
}

type Promised = OwedMoney & Pick<PlacedOrder, 'refunded'>

/** The same after more was promised: of what a provider was asked for before, it was told before. */
export function howToPayMoreBack(before: Promised, after: Promised): string {
  const isByProvider = findPaymentOffer(after.paymentMethod)?.isRefundedByProvider
  const more = after.owed + after.refunded - before.owed - before.refunded
  return howToPayBack(isByProvider ? { ...after, owed: more } : after)
}

function titled(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : [title, ...rows.map((row) => `  ${row}`)].join('\n')
}

function moneyOf(store: StoreCode): (cents: number) => string {
  return (cents) => formatPrice(cents, storeViewOf(store).i18n)
}
