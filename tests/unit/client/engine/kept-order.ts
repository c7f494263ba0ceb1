import type { KeptOrder } from '../../../../client/engine/checkout-memory'

/** An order by card that this browser placed and has not paid yet. */
export const CARD_ORDER: KeptOrder = {
  attempt: 'attempt',
  orderHash: 'hash',
  orderNumber: '7',
  emailAddress: 'erin@example.com',
  isEmailKnown: false,
  paymentCode: 'sandbox_card',
  paymentTitle: 'Card',
  needsRedirect: true,
  isAwaitingPayment: true,
  placedAt: 0,
  deliveryDate: '',
  isCollected: false,
  lines: [],
  couponAt: 0,
  totals: null,
}
