import { keptDay } from '../../../shared/checkout/delivery-dates'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { isWithdrawalOver, lastWithdrawalDay } from '../../../shared/checkout/withdrawal-period'
import type { WireTrackedOrder } from '../../../shared/contract/order/tracked-order'
import { centsToPrice } from '../../../shared/contract/wire/wire-money'
import { parseDeliveryDays } from '../../../shared/delivery/delivery-days'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { CART_MESSAGES } from '../cart/cart-messages'
import type { VariantChoice } from '../cart/sellable-product'
import type { Database } from '../db/databases'
import { query, readAll, readFirst } from '../db/query'
import { rawSql, sql } from '../db/sql'
import { downloadLink } from '../downloads/download-link'
import { listDownloads, usesLeft } from '../downloads/find-downloads'
import { DELIVERY_START } from '../mail/delivery-start'
import { LAST_SENT } from '../mail/last-sent'
import { TO_TRANSFER } from '../mail/withdrawal/to-transfer'
import { WITHDRAWN } from '../mail/withdrawal/withdrawn-quantity'
import { REFUNDED } from './merchant/taken-money'
import { readOrder } from './read-order'
import { ARE_CARDS_MAILED, SHOWN_STATUS } from './shown-status'

const CODE_END = 4

interface ParcelRow {
  carrier: string
  number: string
  url: string
}

interface SumsRow {
  subtotal: number
  discount: number
  couponCode: string | null
  deliveryDate: string | null
  pickupPoint: string | null
  deliveryDays: string | null
  isByAppointment: number
  deliveryStart: number
  /** Null where nothing is sent. */
  shipping: number | null
  fee: number
  tax: number
  /** Null where no transfer is waited for. */
  toTransfer: number | null
  status: string
  /** What was sent back, and what is to be. */
  refunded: number
  owed: number
  withdrawnAt: number | null
  areCardsMailed: number
  placedAt: number
  /** Of the last parcel; null before. */
  sentAt: number | null
}

interface LineRow {
  sku: string
  name: string
  typeId: string
  qty: number
  withdrawn: number
  total: number
  choices: string
}

export interface OrderReader {
  /** Where the order is looked at, whose language is written. */
  storeCode: StoreCode
  publicOrigin: string
  now: number
}

/** An order as its shopper may look at it, for who knows its hash; null for everybody else. */
export async function trackOrder(
  sales: Database,
  orderHash: string,
  { storeCode, publicOrigin, now }: OrderReader,
): Promise<WireTrackedOrder | null> {
  const standing = await readOrder(sales, orderHash, now)
  // An attempt is also a name of its order, but only its hash is given away.
  if (standing?.order.orderHash !== orderHash) return null
  const { order, paymentState } = standing
  const [sums, lines, giftCards, downloads, parcels] = await Promise.all([
    loadSums(sales, order.id),
    loadLines(sales, order.id),
    loadGiftCards(sales, order.id),
    listDownloads(sales, order.id),
    loadParcels(sales, order.id),
  ])
  if (!sums) return null
  const offer = findPaymentOffer(order.paymentMethodCode)
  const words = CART_MESSAGES[storeCode].payment
  return {
    increment_id: String(order.incrementId),
    status: sums.status,
    state: order.state,
    created_at: new Date(order.placedAt).toISOString(),
    payment_state: paymentState,
    payment_method: order.paymentMethodCode,
    payment_title: offer ? words[offer.code] : order.paymentMethodCode,
    items: lines.map(toWireLine),
    subtotal_incl_tax: centsToPrice(sums.subtotal),
    discount_amount: centsToPrice(-sums.discount),
    coupon_code: sums.couponCode ?? undefined,
    shipping_incl_tax: sums.shipping === null ? undefined : centsToPrice(sums.shipping),
    payment_fee: centsToPrice(sums.fee),
    tax_amount: centsToPrice(sums.tax),
    gift_cards: giftCards.map(({ code, amount }) => ({
      code_end: code.slice(-CODE_END),
      amount: centsToPrice(amount),
    })),
    grand_total: centsToPrice(order.amountDue),
    transfer_amount: sums.toTransfer === null ? undefined : centsToPrice(sums.toTransfer),
    downloads: downloads.map((download) => ({
      title: download.title,
      url: downloadLink(publicOrigin, download.token, order.storeCode),
      uses_left: usesLeft(download),
      expires_at: new Date(download.expiresAt).toISOString(),
    })),
    refunded_amount: centsToPrice(sums.refunded),
    owed_amount: centsToPrice(sums.owed),
    withdrawn_at: sums.withdrawnAt === null ? undefined : new Date(sums.withdrawnAt).toISOString(),
    withdrawal_over: isWithdrawalOver(endOfWithdrawal(sums), now),
    cards_mailed: sums.areCardsMailed === 1,
    tracks: parcels,
    ...toWireDelivery(sums),
    pickup_point: sums.pickupPoint ?? undefined,
  }
}

function endOfWithdrawal({ placedAt, sentAt, shipping }: SumsRow): number | null {
  return lastWithdrawalDay({ placedAt, sentAt, hasDelivery: shipping !== null })
}

function toWireDelivery({ deliveryDate, deliveryDays, deliveryStart, isByAppointment }: SumsRow) {
  const days = parseDeliveryDays(deliveryDays ?? '')
  return {
    delivery_date: keptDay(deliveryDate, deliveryStart, days) ?? undefined,
    delivery_days: deliveryDays ?? undefined,
    by_appointment: isByAppointment === 1 || undefined,
    delivery_start: new Date(deliveryStart).toISOString(),
  }
}

function loadParcels(sales: Database, orderId: number): Promise<ParcelRow[]> {
  return readAll(
    sales,
    query(sql`
      SELECT carrier, number, url FROM parcel
      WHERE order_id = ${orderId} AND carrier || number || url <> '' ORDER BY id`),
  )
}

function loadSums(sales: Database, orderId: number): Promise<SumsRow | null> {
  return readFirst(
    sales,
    query(sql`
      SELECT subtotal_gross AS subtotal, discount, coupon_code AS couponCode,
        delivery_date AS deliveryDate, pickup_point AS pickupPoint, delivery_days AS deliveryDays,
        by_appointment AS isByAppointment, ${DELIVERY_START} AS deliveryStart,
        CASE WHEN carrier_code IS NULL THEN NULL ELSE shipping_gross END AS shipping,
        fee_gross AS fee, tax, ${TO_TRANSFER} AS toTransfer, ${SHOWN_STATUS} AS status,
        ${rawSql(REFUNDED)} AS refunded,
        (SELECT COALESCE(SUM(amount), 0) FROM refund
          WHERE order_id = orders.id AND refunded_at IS NULL) AS owed,
        (SELECT MAX(confirmed_at) FROM withdrawal WHERE order_id = orders.id) AS withdrawnAt,
        ${ARE_CARDS_MAILED} AS areCardsMailed, placed_at AS placedAt, ${LAST_SENT} AS sentAt
      FROM orders WHERE id = ${orderId}`),
  )
}

function loadLines(sales: Database, orderId: number): Promise<LineRow[]> {
  return readAll(
    sales,
    query(sql`
      SELECT sku, name, type_id AS typeId, qty, MIN(qty, ${WITHDRAWN}) AS withdrawn, row_gross AS total,
        shown_options AS choices
      FROM order_line WHERE order_id = ${orderId} ORDER BY id`),
  )
}

function loadGiftCards(
  sales: Database,
  orderId: number,
): Promise<{ code: string; amount: number }[]> {
  return readAll(
    sales,
    query(sql`
      SELECT code, amount FROM order_gift_card WHERE order_id = ${orderId} ORDER BY place, code`),
  )
}

function toWireLine({ sku, name, typeId, qty, withdrawn, total, choices }: LineRow) {
  const chosen: Pick<VariantChoice, 'label' | 'valueLabel'>[] = JSON.parse(choices)
  return {
    sku,
    name,
    product_type: typeId,
    qty_ordered: qty,
    qty_withdrawn: withdrawn,
    row_total_incl_tax: centsToPrice(total),
    options: chosen.map(({ label, valueLabel: value }) => ({ label, value })),
  }
}
