// Confirms an order on a durable medium: what was bought, for how much, where it goes, how it is paid
// and how it can be given back.

import { keptDay } from '../../../../shared/checkout/delivery-dates'
import { findPaymentOffer } from '../../../../shared/checkout/payment-methods'
import type { WireAddress } from '../../../../shared/contract/customer/address'
import { parseDeliveryDays } from '../../../../shared/delivery/delivery-days'
import { deliveryWindow } from '../../../../shared/delivery/delivery-estimate'
import { formatDay, formatWeekday } from '../../../../shared/i18n/date-text'
import { formatPrice } from '../../../../shared/i18n/price-text'
import { orderStatusLink, withdrawLink } from '../../../../shared/routing/order-links'
import {
  bankAccountOf,
  MERCHANT,
  RETURN_DAYS,
  TRANSFER_DAYS,
} from '../../../../shared/store-view/merchant'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { CART_MESSAGES } from '../../cart/cart-messages'
import type { Database } from '../../db/databases'
import { addressLines } from '../address-lines'
import { downloadParts } from '../download-parts'
import { type LetterPart, writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { CONFIRMATION_WORDS, type ConfirmationWords } from './confirmation-words'
import { type ConfirmedLine, type ConfirmedOrder, loadConfirmedOrder } from './load-confirmed-order'

/** So much of a gift card's code tells its owner which one it is, and nobody how to spend it. */
const CODE_END = 4

type Row = readonly [name: string, value: string]

/** The confirmation of an order; null when that was given up meanwhile. */
export async function writeOrderConfirmation(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const order = await loadConfirmedOrder(sales, about)
  if (!order) return null
  const store = storeViewOf(storeCode)
  const words = CONFIRMATION_WORDS[storeCode]
  const shop = origins.ofStore(store)
  const giveBack = isSent(order) ? words.returns : words.withdrawal
  const parts: LetterPart[] = [
    { kind: 'words', text: words.thanks(order.firstName) },
    { kind: 'words', text: words.placed(formatDay(new Date(order.placedAt), store.i18n)) },
    { kind: 'title', text: words.products },
    { kind: 'table', rows: order.lines.map((line) => toRow(line, store)) },
    { kind: 'table', rows: sumRows(order, store), isSum: true },
    { kind: 'table', rows: [[words.tax, formatPrice(order.tax, store.i18n)]] },
    ...addressParts(order, store),
    { kind: 'title', text: words.payment },
    ...paymentParts(order, store),
    ...mailedParts(order, await downloadParts(sales, order.id, store, origins), words),
    { kind: 'link', text: words.status, href: shop + orderStatusLink(about, store) },
    { kind: 'words', text: giveBack(RETURN_DAYS, MERCHANT.email) },
    { kind: 'link', text: words.withdraw, href: shop + withdrawLink(about, store) },
  ]
  return writeLetter({ subject: words.subject(String(order.incrementId)), parts }, store)
}

function toRow({ name, qty, choices, total }: ConfirmedLine, { storeCode, i18n }: StoreView): Row {
  const { colon } = CONFIRMATION_WORDS[storeCode]
  const chosen = choices.map(({ label, valueLabel }) => label + colon + valueLabel)
  return [[`${qty} × ${name}`, ...chosen].join('\n'), formatPrice(total, i18n)]
}

function sumRows(order: ConfirmedOrder, { storeCode, i18n }: StoreView): Row[] {
  const words = CART_MESSAGES[storeCode]
  const own = CONFIRMATION_WORDS[storeCode]
  const { discount, shipping, fee, giftCards, amountDue } = order
  const price = (cents: number) => formatPrice(cents, i18n)
  const row = (name: string, cents: number | null): Row[] => (cents ? [[name, price(cents)]] : [])
  return [
    [words.subtotal, price(order.subtotal)],
    ...row(words.discount, -discount),
    ...(shipping === 0 ? [[words.shipping, own.free] as const] : row(words.shipping, shipping)),
    ...row(words.fee, fee),
    ...giftCards.flatMap(({ code, amount }) => row(own.giftCard(code.slice(-CODE_END)), -amount)),
    [words.grandTotal, price(amountDue)],
  ]
}

function addressParts(order: ConfirmedOrder, store: StoreView): LetterPart[] {
  const { storeCode, i18n } = store
  const words = CONFIRMATION_WORDS[storeCode]
  const { shippingAddress, billingAddress, pickupPoint } = order
  const taxId = billingAddress.vat_id
  const taxLine = taxId ? [words.taxId(taxId)] : []
  const comes = comesWords(order, store)
  // What is collected goes to nobody's home.
  const sentTo = pickupPoint ? null : shippingAddress
  const isSame = sentTo !== null && isEqual(sentTo, billingAddress)
  const toParts = (title: string, address: WireAddress, ...more: string[]): LetterPart[] => [
    { kind: 'title', text: title },
    { kind: 'words', text: [...addressLines(address, i18n.defaultLocale), ...more].join('\n') },
  ]
  return [
    ...(sentTo ? toParts(words.delivery, sentTo) : []),
    ...(pickupPoint ? [{ kind: 'words', text: words.pickup(pickupPoint) } as const] : []),
    ...(comes ? [{ kind: 'words', text: comes } as const] : []),
    ...(isArranged(order) && !order.isDue
      ? [{ kind: 'words', text: words.appointment } as const]
      : []),
    ...(isSame && !taxId ? [] : toParts(words.billing, billingAddress, ...taxLine)),
  ]
}

/** The day that was wished for, or those between which it comes; empty where nobody can tell yet. */
function comesWords(order: ConfirmedOrder, { storeCode, i18n }: StoreView): string {
  const { comesBetween, comesOn, deliveryDate } = CONFIRMATION_WORDS[storeCode]
  const { days, wished } = daysOf(order)
  if (wished) return deliveryDate(formatDay(new Date(wished), i18n))
  if (!days || order.isDue) return ''
  const { from, to } = deliveryWindow(order.deliveryStart, days)
  const [first, last] = [formatWeekday(from, i18n), formatWeekday(to, i18n)]
  return first === last ? comesOn(first) : comesBetween(first, last)
}

/** What becomes of the order once its money is there. */
function afterTransfer(order: ConfirmedOrder, words: ConfirmationWords): string[] {
  if (!isSent(order)) return []
  const { days, wished } = daysOf(order)
  return [
    words.afterTransfer,
    ...(days && !wished ? [words.comesAfter(days.max)] : []),
    ...(isArranged(order) ? [words.appointment] : []),
  ]
}

/** Nobody arranges a day for what is collected. */
function isArranged({ isByAppointment, pickupPoint }: ConfirmedOrder): boolean {
  return isByAppointment === 1 && pickupPoint === null
}

/** How long an order takes, null where nobody knows, and the day that was wished for. */
function daysOf({ deliveryDays, deliveryDate, deliveryStart }: ConfirmedOrder) {
  const days = parseDeliveryDays(deliveryDays ?? '')
  return { days, wished: keptDay(deliveryDate, deliveryStart, days) }
}

/** What comes by mail and not in a parcel. */
function mailedParts(
  { lines, paymentMethodCode }: ConfirmedOrder,
  links: LetterPart[],
  words: ConfirmationWords,
): LetterPart[] {
  const hasType = (type: string) => lines.some(({ typeId }) => typeId === type)
  const isLater = hasType('downloadable') && findPaymentOffer(paymentMethodCode)?.isOffline
  const later = isLater ? words.downloadsLater : ''
  const texts = [
    links.length > 0 ? words.downloadsKept : later,
    hasType('amgiftcard') ? words.cardsMailed : '',
  ]
  const said = texts.filter((text) => text !== '')
  return [...links, ...said.map((text): LetterPart => ({ kind: 'words', text }))]
}

/** Of downloads and gift cards alone, nothing is. */
function isSent({ shipping }: ConfirmedOrder): boolean {
  return shipping !== null
}

function isEqual(one: WireAddress, other: WireAddress): boolean {
  return addressLines(one, 'en').join() === addressLines(other, 'en').join()
}

function paymentParts(order: ConfirmedOrder, store: StoreView): LetterPart[] {
  const words = CONFIRMATION_WORDS[store.storeCode]
  const offer = findPaymentOffer(order.paymentMethodCode)
  const title = offer ? CART_MESSAGES[store.storeCode].payment[offer.code] : order.paymentMethodCode
  const named: LetterPart = { kind: 'words', text: title }
  const due = formatPrice(order.amountDue, store.i18n)
  if (offer?.code === 'cashondelivery') return [named, { kind: 'words', text: words.atDoor(due) }]
  const begun = isSent(order) ? words.begun : ''
  if (!offer?.isOffline) {
    return [named, { kind: 'words', text: `${words.paid} ${begun}`.trim() }]
  }
  const { holder, iban, bic } = bankAccountOf(store.storeCode)
  const rows: Row[] = [
    [words.amount, due],
    [words.holder, holder],
    ['IBAN', iban],
    ['BIC', bic],
    [words.reference, String(order.incrementId)],
  ]
  const how = [words.transfer(TRANSFER_DAYS), ...afterTransfer(order, words)].join(' ')
  return [named, { kind: 'words', text: how }, { kind: 'table', rows }]
}
