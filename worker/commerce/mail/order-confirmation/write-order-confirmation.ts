// Confirms an order on a durable medium: what was bought, for how much, where it goes, how it is paid
// and how it can be given back.

import { findPaymentOffer } from '../../../../shared/checkout/payment-methods'
import type { WireAddress } from '../../../../shared/contract/customer/address'
import { formatDay } from '../../../../shared/i18n/date-text'
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
import { CONFIRMATION_WORDS } from './confirmation-words'
import { type ConfirmedLine, type ConfirmedOrder, loadConfirmedOrder } from './load-confirmed-order'

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
    ...(await downloadParts(sales, order.id, store, origins)),
    { kind: 'link', text: words.status, href: shop + orderStatusLink(about, store) },
    { kind: 'words', text: words.returns(RETURN_DAYS, MERCHANT.email) },
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
  const { discount, shipping, fee, giftCards, grandTotal } = order
  const rows: (readonly [string, number | null])[] = [
    [words.subtotal, order.subtotal],
    [words.discount, discount === 0 ? null : -discount],
    [words.shipping, shipping],
    [words.fee, fee === 0 ? null : fee],
    [words.giftCard, giftCards === 0 ? null : -giftCards],
    [giftCards === 0 ? words.grandTotal : own.due, grandTotal - giftCards],
  ]
  return rows.flatMap(([name, cents]) => (cents === null ? [] : [[name, formatPrice(cents, i18n)]]))
}

function addressParts(order: ConfirmedOrder, { storeCode, i18n }: StoreView): LetterPart[] {
  const words = CONFIRMATION_WORDS[storeCode]
  const { shippingAddress, billingAddress, pickupPoint } = order
  const deliveryDate = order.deliveryDate && formatDay(new Date(order.deliveryDate), i18n)
  // What is collected goes to nobody's home.
  const sentTo = pickupPoint ? null : shippingAddress
  const isSame = sentTo !== null && isEqual(sentTo, billingAddress)
  const toParts = (title: string, address: WireAddress): LetterPart[] => [
    { kind: 'title', text: title },
    { kind: 'words', text: addressLines(address, i18n.defaultLocale).join('\n') },
  ]
  return [
    ...(sentTo ? toParts(words.delivery, sentTo) : []),
    ...(pickupPoint ? [{ kind: 'words', text: words.pickup(pickupPoint) } as const] : []),
    ...(deliveryDate ? [{ kind: 'words', text: words.deliveryDate(deliveryDate) } as const] : []),
    ...(isSame ? [] : toParts(words.billing, billingAddress)),
  ]
}

function isEqual(one: WireAddress, other: WireAddress): boolean {
  return addressLines(one, 'en').join() === addressLines(other, 'en').join()
}

function paymentParts(order: ConfirmedOrder, store: StoreView): LetterPart[] {
  const words = CONFIRMATION_WORDS[store.storeCode]
  const offer = findPaymentOffer(order.paymentMethodCode)
  const title = offer ? CART_MESSAGES[store.storeCode].payment[offer.code] : order.paymentMethodCode
  const named: LetterPart = { kind: 'words', text: title }
  if (offer?.code === 'cashondelivery') return [named]
  if (!offer?.isOffline) return [named, { kind: 'words', text: words.paid }]
  const { holder, iban, bic } = bankAccountOf(store.storeCode)
  const rows: Row[] = [
    [words.amount, formatPrice(order.grandTotal - order.giftCards, store.i18n)],
    [words.holder, holder],
    ['IBAN', iban],
    ['BIC', bic],
    [words.reference, String(order.incrementId)],
  ]
  return [named, { kind: 'words', text: words.transfer(TRANSFER_DAYS) }, { kind: 'table', rows }]
}
