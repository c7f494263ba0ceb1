import { type PayableCart, paymentOffers } from '../../../shared/checkout/payment-methods'
import { maySendTo } from '../../../shared/checkout/shipping-methods'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Refusal } from '../http/refusal'
import type { Selection } from './cart'
import { isPaid, type PricedCart, payableCart } from './price-cart'

const EMPTY: Refusal = {
  code: 400,
  reason: 'cart-empty',
  message: 'Shipping method is not applicable for empty cart',
}

const NO_SUCH_PAYMENT: Refusal = {
  code: 400,
  reason: 'method-not-found',
  message: 'The requested Payment Method is not available.',
}

/** Whether this store delivers where the shopper wants it, or what to say. */
export function mayServe(store: StoreView, country: string): Result<null, Refusal> {
  if (maySendTo(store, country)) return ok(null)
  return fail({
    code: 400,
    reason: 'country-not-served',
    message: `This store does not deliver to ${country}.`,
  })
}

/** Whether what was chosen is offered for this cart; `priced` was priced with that choice. */
export function mayChoose(selection: Selection, priced: PricedCart): Result<null, Refusal> {
  const { carrierCode, shippingMethodCode, paymentMethodCode } = selection
  const choosesDelivery = carrierCode !== null || shippingMethodCode !== null
  if (priced.lines.length === 0) return fail(EMPTY)
  if (choosesDelivery && !priced.shipping && !priced.isVirtual) {
    return fail(
      notFound(`Carrier with such method not found: ${carrierCode}, ${shippingMethodCode}`),
    )
  }
  return paymentMethodCode === null ? ok(null) : mayEverPayBy(paymentMethodCode, priced)
}

/** Whether an order may be paid that way: of one that codes have paid, nothing more is asked. */
export function mayPayBy(code: string, priced: PricedCart): Result<null, Refusal> {
  return isOffered(code, priced.store, payableCart(priced, isPaid(priced)))
    ? ok(null)
    : fail(NO_SUCH_PAYMENT)
}

/**
 * The same for a choice that was made before a code paid, or took its payment back, and before the
 * shopper wanted to collect the order.
 */
function mayEverPayBy(code: string, { store, isVirtual }: PricedCart): Result<null, Refusal> {
  const isEverOffered = [true, false].some((paid) =>
    isOffered(code, store, { isPaid: paid, isVirtual }),
  )
  return isEverOffered ? ok(null) : fail(NO_SUCH_PAYMENT)
}

function isOffered(code: string, store: StoreView, cart: PayableCart): boolean {
  return paymentOffers(store, cart).some((offer) => offer.code === code)
}

function notFound(message: string): Refusal {
  return { code: 400, reason: 'method-not-found', message }
}
