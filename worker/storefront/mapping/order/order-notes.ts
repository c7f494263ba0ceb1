// What became of an order, in whole sentences: a browser shows them as they come.
import type { TrackedLine } from '../../../../shared/checkout/tracked-order'
import type { WireTrackedOrder } from '../../../../shared/contract/order/tracked-order'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { formatDay } from '../../../../shared/i18n/date-text'
import type { Translate } from '../../../../shared/i18n/messages'
import { formatPrice } from '../../../../shared/i18n/price-text'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** In these something is still to come, or has come. */
const STANDING = ['new', 'pending_payment', 'processing', 'sent', 'ready', 'complete']
const UNPAID = ['new', 'pending_payment']

export interface OrderWords {
  t: Translate
  store: StoreView
}

/** What became of its money and of what was withdrawn, and where it is collected. */
export function orderNotes(wire: WireTrackedOrder, { t, store }: OrderWords): string[] {
  const { refunded_amount: refunded = 0, owed_amount: owed = 0 } = wire
  const { withdrawn_at: withdrawnAt, pickup_point: place } = wire
  const price = (amount: number) => formatPrice(priceToCents(amount), store.i18n)
  const day = (moment: string) => formatDay(new Date(moment), store.i18n)
  const notes = [
    refunded > 0 && t('orders.refunded', { amount: price(refunded) }),
    owed > 0 && t('orders.owed', { amount: price(owed) }),
    withdrawnAt && t('orders.withdrawn', { day: day(withdrawnAt) }),
    isTransferredInPart(wire) && t('orders.withdrawn-part'),
    place && t('orders.pickup', { place }),
    ...mailedNotes(wire, t),
  ]
  return notes.flatMap((note) => note || [])
}

/** What comes by mail and not in a parcel. Downloads that are handed over are listed below. */
function mailedNotes(wire: WireTrackedOrder, t: Translate): (string | false)[] {
  const { status, state = status, items = [], cards_mailed: areCardsMailed } = wire
  if (!STANDING.includes(status)) return []
  const standing = items.filter(
    ({ qty_ordered: ordered = 1, qty_withdrawn: withdrawn = 0 }) => withdrawn < ordered,
  )
  const hasType = (type: string) => standing.some(({ product_type: typeId }) => typeId === type)
  const isUnpaid = UNPAID.includes(state)
  const toBeMailed = isUnpaid ? 'checkout.now-gift-card' : 'checkout.now-gift-card-paid'
  const card = areCardsMailed || status === 'complete' ? 'orders.card-mailed' : toBeMailed
  return [
    isUnpaid && hasType('downloadable') && t('checkout.now-download'),
    hasType('amgiftcard') && t(card),
  ]
}

/** How many of a line are withdrawn, beside what was chosen of it. */
export function withdrawnOption(qty = 0, { t }: OrderWords): TrackedLine['options'] {
  return qty > 0 ? [{ label: t('orders.withdrawn-pieces'), value: String(qty) }] : []
}

/** A part was withdrawn, and the whole sum may be on its way already. */
function isTransferredInPart(wire: WireTrackedOrder): boolean {
  const { payment_method: method, payment_state: state, status, withdrawn_at: withdrawnAt } = wire
  return Boolean(withdrawnAt) && method === 'banktransfer' && state === 'due' && status === 'new'
}
