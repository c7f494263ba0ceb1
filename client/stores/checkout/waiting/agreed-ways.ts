import type { CheckoutDetails } from '../../../../shared/checkout/details'

/** How an order is delivered, when and where, and how it is paid: what a shopper agrees to besides products and sum. */
export function agreedWays({ shipping, payment }: CheckoutDetails): string {
  const { shippingCarrier, shippingMethod, deliveryDate, pickupPoint } = shipping
  const { paymentMethod } = payment
  return [shippingCarrier, shippingMethod, deliveryDate, pickupPoint, paymentMethod].join()
}
