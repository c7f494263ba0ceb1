// The ways of delivery and payment where the server cannot be asked (spec 4): those of the last visit,
// else what the settings of the store say. Only what is paid outside of the shop is among them.
import { toOfflineTotals } from '../../../shared/cart/cart-summary'
import { isVirtualCart } from '../../../shared/cart/rules'
import type { CheckoutDetails } from '../../../shared/checkout/details'
import {
  type DeliveryOption,
  type Methods,
  type PaymentOption,
  standingDelivery,
  standingPayment,
} from '../../../shared/checkout/offered-methods'
import { paymentOffers } from '../../../shared/checkout/payment-methods'
import { PICKUP, shippingOffers } from '../../../shared/checkout/shipping-methods'
import type { Translate } from '../../../shared/i18n/messages'
import { isRecord } from '../../../shared/json/is-record'
import { parseJson } from '../../../shared/json/parse-json'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { SyncedLine } from '../../engine/cart-state'
import { checkoutKey } from '../../engine/checkout-keys'
import type { Ports } from '../../engine/ports'
import { mayWait } from '../../engine/waiting-order'

export type Offers = Omit<Methods, 'totals'>
type Lists = Pick<Methods, 'deliveries' | 'payments'>

interface Question {
  store: StoreView
  details: CheckoutDetails
  lines: readonly SyncedLine[]
  t: Translate
}

const keyIn = (store: StoreView) => checkoutKey(store, 'offered')

/** Remembers what was offered; nothing of it is of a person. */
export function keepOffers(
  { storage }: Pick<Ports, 'storage'>,
  store: StoreView,
  { deliveries, payments }: Lists,
): void {
  storage.write(keyIn(store), JSON.stringify({ deliveries, payments }))
}

/** What may be chosen without a connection; null where no way to pay may wait for one. */
export function findOfflineOffers(
  { storage }: Pick<Ports, 'storage'>,
  question: Question,
): Offers | null {
  const { store, details, lines } = question
  const isVirtual = isVirtualCart(lines)
  const lists = parseLists(storage.read(keyIn(store))) ?? listsOf(question)
  const offered = paymentOffers(store, { isPaid: false, isVirtual }).map(({ code }) => `${code}`)
  const waiting = lists.payments.filter(({ code }) => mayWait(code) && offered.includes(code))
  const deliveries = isVirtual ? [] : lists.deliveries
  const delivery = standingDelivery(deliveries, details.shipping)
  const payments = paymentsFor(delivery, waiting)
  const payment = standingPayment(payments, details.payment)
  if (payment === undefined || (!delivery && !isVirtual)) return null
  const { carrier = '', method = '' } = delivery ?? {}
  return { deliveries, payments, carrier, method, payment }
}

/** Nobody answers what is chosen without a connection: what stands is what the details say. */
export function withChoiceOf(offers: Offers, { shipping, payment }: CheckoutDetails): Offers {
  const { carrier, method } = standingDelivery(offers.deliveries, shipping) ?? offers
  const payments = paymentsFor({ carrier }, offers.payments)
  const standing = standingPayment(payments, payment) ?? ''
  return { ...offers, carrier, method, payments, payment: standing }
}

/** What is collected is brought to no door, so nobody pays there: the server would refuse it later. */
function paymentsFor(
  delivery: Pick<DeliveryOption, 'carrier'> | undefined,
  payments: PaymentOption[],
): PaymentOption[] {
  if (delivery?.carrier !== PICKUP) return payments
  return payments.filter(({ code }) => code !== 'cashondelivery')
}

/** As the settings of the store have it. Where to collect something has to be asked for. */
function listsOf({ store, details, lines, t }: Question): Lists {
  const { grandTotal } = toOfflineTotals(lines)
  const isVirtual = isVirtualCart(lines)
  const deliveries = shippingOffers(store, details.shipping.country, grandTotal)
    .filter(({ carrierCode }) => carrierCode !== PICKUP)
    .map(({ carrierCode, methodCode, gross }) => ({
      carrier: carrierCode,
      method: methodCode,
      title: t('offline.delivery'),
      price: gross,
    }))
  const titles: Partial<Record<string, string>> = {
    banktransfer: t('offline.banktransfer'),
    cashondelivery: t('offline.cashondelivery'),
  }
  const payments = paymentOffers(store, { isPaid: false, isVirtual })
    .filter(({ code }) => mayWait(code))
    .map(({ code, gross }) => ({ code, title: titles[code] ?? code, fee: gross }))
  return { deliveries, payments }
}

function parseLists(text: string | null): Lists | null {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept) || !Array.isArray(kept.deliveries) || !Array.isArray(kept.payments)) {
    return null
  }
  const isWhole = kept.deliveries.every(isDelivery) && kept.payments.every(isPayment)
  return isWhole ? { deliveries: kept.deliveries, payments: kept.payments } : null
}

function isDelivery(entry: unknown): entry is DeliveryOption {
  return isRecord(entry) && hasTexts(entry, ['carrier', 'method', 'title'], 'price')
}

function isPayment(entry: unknown): entry is PaymentOption {
  return isRecord(entry) && hasTexts(entry, ['code', 'title'], 'fee')
}

function hasTexts(entry: Record<string, unknown>, texts: string[], cents: string): boolean {
  return texts.every((name) => typeof entry[name] === 'string') && Number.isInteger(entry[cents])
}
