import { isVirtualCart } from '../../../shared/cart/rules'
import {
  type CartTotals,
  type Charge,
  chargeRateOf,
  type PricedLine,
  toCartTotals,
} from '../../../shared/cart/totals'
import {
  type PayableCart,
  paymentFee,
  paymentOffers,
} from '../../../shared/checkout/payment-methods'
import {
  findShippingOffer,
  PICKUP,
  type ShippingOffer,
  shippingOffers,
} from '../../../shared/checkout/shipping-methods'
import { paysNoTax, taxRatesFor } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Cart, FilledLine, Selection } from './cart'
import { priceLine } from './price-line'
import { type Coupon, isRedeemable, rowDiscounts } from './vouchers/coupon'
import {
  type CartGiftCard,
  type GiftCardUse,
  isSpendable,
  payByGiftCards,
} from './vouchers/gift-card'

/** A cart with its prices at one moment, for one destination. */
export interface PricedCart {
  store: StoreView
  country: string
  lines: FilledLine[]
  totals: CartTotals
  shippingOffers: ShippingOffer[]
  shipping: ShippingOffer | null
  isVirtual: boolean
  /** That of the cart, where it counts at this moment. */
  coupon: Coupon | null
  /** Those of the cart that can still be spent, with what is taken of each. */
  giftCards: GiftCardUse[]
  /** What is left of the grand total for the shopper to pay, in cents. */
  amountDue: number
}

/**
 * Prices the lines of a cart as the catalogue says at `now`: the store's price, taxed for the country
 * the order goes to, less what its coupon takes off, and the deliveries that value is offered
 * (spec 4, spec 9). Gift cards pay; they change neither prices nor taxes.
 */
export function priceCart(
  cart: Cart,
  lines: FilledLine[],
  selection: Selection,
  now: number,
): PricedCart {
  const { store } = cart
  const country = selection.country ?? store.tax.defaultCountry
  const { coupon, priced } = priceLines(cart, lines, country, now)
  const isVirtual = isVirtualCart(lines.map(({ product }) => product))
  const needsDelivery = lines.length > 0 && !isVirtual
  const offers = needsDelivery ? deliveriesFor(cart, country, productsValue(priced), coupon) : []
  const shipping = findShippingOffer(offers, selection.carrierCode, selection.shippingMethodCode)
  // Outside the European Union, and for who pays no tax, neither products nor delivery bear any.
  const standard = taxRatesFor(store, cart.group, 'standard', country).charged
  const chargeRate = chargeRateOf(priced, standard)
  const costs = { lines: priced, shipping, chargeRate }
  const spendable = cart.giftCards.filter((card) => isSpendable(card, store, now))
  const pay = (fee: Charge | null) => {
    const totals = toCartTotals({ ...costs, fee })
    return { totals, ...payWith(spendable, totals.grandTotal) }
  }
  const free = pay(null)
  const payable = payableCart({ isVirtual, shipping }, free.amountDue === 0)
  const fee = chosenFee(cart, selection.paymentMethodCode, payable)
  return {
    store,
    country,
    lines,
    shippingOffers: offers,
    shipping,
    isVirtual,
    coupon,
    ...(fee ? pay(fee) : free),
  }
}

function payWith(spendable: readonly CartGiftCard[], grandTotal: number) {
  const giftCards = payByGiftCards(spendable, grandTotal)
  return { giftCards, amountDue: giftCards.reduce((due, { amount }) => due - amount, grandTotal) }
}

/**
 * What the chosen way to pay costs. One that was chosen before, and is not offered for this delivery or where
 * nothing is left to be paid, costs nothing.
 */
function chosenFee(cart: Cart, code: string | null, payable: PayableCart): Charge | null {
  const isOffered = paymentOffers(cart.store, payable).some((offer) => offer.code === code)
  const asked = isOffered ? paymentFee(cart.store, code) : null
  return asked && chargeFor(cart, asked)
}

/** Whether there is something to order of which nothing is left to be paid. */
export function isPaid({ lines, amountDue }: PricedCart): boolean {
  return lines.length > 0 && amountDue === 0
}

/**
 * What decides how a cart may be paid: what is collected is, like what is downloaded, brought to no
 * door, so nobody pays there.
 */
export function payableCart(
  { isVirtual, shipping }: Pick<PricedCart, 'isVirtual' | 'shipping'>,
  isPaid: boolean,
): PayableCart {
  return { isPaid, isVirtual: isVirtual || shipping?.carrierCode === PICKUP }
}

function priceLines(cart: Cart, lines: FilledLine[], country: string, now: number) {
  const { store, coupon } = cart
  const full = lines.map((line) => ({ line, price: priceLine(cart, line, country, now) }))
  const rows = full.map(({ line, price }) => reducibleRow(line, price))
  const value = rows.reduce((sum, row) => sum + row, 0)
  if (!coupon || !isRedeemable(coupon, store, value, now)) {
    return { coupon: null, priced: full.map(({ price }) => price) }
  }
  const discounts = rowDiscounts(coupon, rows)
  const priced = full.map(({ price }, at) => ({ ...price, discount: discounts[at] ?? 0 }))
  return { coupon, priced }
}

/** What a coupon may take something off, in cents: gift cards are money, which is not sold cheaper. */
function reducibleRow({ product }: FilledLine, { unitGross, qty }: PricedLine): number {
  return product.typeId === 'amgiftcard' ? 0 : unitGross * qty
}

function deliveriesFor(
  cart: Cart,
  country: string,
  value: number,
  coupon: Coupon | null,
): ShippingOffer[] {
  const offers = shippingOffers(cart.store, country, value).map((offer) => chargeFor(cart, offer))
  if (coupon?.kind !== 'free_shipping') return offers
  return offers.map((offer) => ({ ...offer, net: 0, gross: 0 }))
}

/** What is charged beside products, for who pays no tax without it. */
function chargeFor<C extends Charge>({ store, group }: Cart, charge: C): C {
  return paysNoTax(store, group) ? { ...charge, gross: charge.net } : charge
}

function productsValue(lines: readonly PricedLine[]): number {
  return lines.reduce((value, line) => value + line.unitGross * line.qty - line.discount, 0)
}
