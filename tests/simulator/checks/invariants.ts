// What must hold after every step, whatever has happened (trust 2.3). Each breach begins with its number.
import { isRecord } from '../../../shared/json/is-record'
import { parseJson } from '../../../shared/json/parse-json'
import { PAYMENT_WINDOW_MS } from '../../../worker/commerce/orders/order'
import { PRODUCTS } from '../catalogue'
import type { World } from '../world'
import {
  authorisedOf,
  type BookedOrder,
  bankedOf,
  cartOf,
  giftCardsOf,
  masksOf,
  ordersOf,
  paidOf,
  stockOf,
  takenBackOf,
} from './books'
import { doneTwice } from './waiting-call-invariants'

/** What was seen in earlier steps. */
export interface Memory {
  cancelled: Set<number>
  /** The final answer of each attempt, as it was first kept. */
  answers: Map<string, string>
  /** The ids of all carts there have been. */
  masks: Set<string>
}

export const openMemory = (): Memory => ({
  cancelled: new Set(),
  answers: new Map(),
  masks: new Set(),
})

/** What does not hold; empty when all does. */
export function findBreaches(world: World, memory: Memory): string[] {
  const breaches = [...world.ledger.faults, ...shownSums(world), ...secrets(world, memory)]
  if (!world.isTouched) return breaches
  world.isTouched = false
  const orders = ordersOf(world)
  return [
    ...breaches,
    ...orders.flatMap((order) => [
      ...ofAttempt(world, order, orders),
      ...ofMoney(world, order),
      ...ofStores(world, order),
    ]),
    ...ofPromises(world, orders),
    ...ofPayments(world, orders),
    ...ofCancelled(world, orders, memory),
    ...ofStock(world),
    ...ofGiftCards(world),
    ...ofBanks(world),
    ...ofAnswers(world, memory),
    ...doneTwice(world),
  ]
}

const stands = ({ state }: BookedOrder) => state !== 'canceled'

/** I1: an attempt is one order at most, a cart one that stands, and nobody orders by himself. */
function ofAttempt({ ledger }: World, order: BookedOrder, all: readonly BookedOrder[]): string[] {
  const { attempt, cartId } = order
  const breaches: string[] = []
  if (!ledger.sent.has(attempt)) breaches.push(`I1 nobody has sent the order ${attempt}`)
  if (all.some((other) => other !== order && other.attempt === attempt)) {
    breaches.push(`I1 the attempt ${attempt} is two orders`)
  }
  const isTwice = (other: BookedOrder) =>
    other !== order && other.cartId === cartId && stands(other)
  if (stands(order) && all.some(isTwice)) breaches.push(`I1 the cart ${cartId} is ordered twice`)
  return breaches
}

/** I6, I7: the sums add up, and are what the shopper was shown. */
function ofMoney({ ledger }: World, order: BookedOrder): string[] {
  const { subtotal, discount, shipping, fee, total, tax, rows, attempt, due } = order
  const taxes = JSON.parse(order.taxes) as { amount: number }[]
  const breaches: string[] = []
  if (rows !== subtotal) breaches.push(`I6 rows of ${rows} make a subtotal of ${subtotal}`)
  if (subtotal - discount + shipping + fee !== total)
    breaches.push(`I6 the total ${total} is wrong`)
  if (taxes.reduce((sum, { amount }) => sum + amount, 0) !== tax) {
    breaches.push(`I6 the taxes of ${attempt} do not add up to ${tax}`)
  }
  const shown = ledger.sent.get(attempt)?.shown ?? [due]
  if (!shown.includes(due)) breaches.push(`I7 the shopper was shown ${shown} and pays ${due}`)
  return breaches
}

/** I6, on the screens. */
function shownSums({ pages }: World): string[] {
  return [...pages].flatMap(([tab, { cart }]) => {
    const { totals } = cart.getState()
    if (!totals || !tab.isAlive) return []
    const { subtotalInclTax, discount, shippingInclTax, paymentFee, grandTotal } = totals
    const charged = subtotalInclTax - Math.abs(discount) + (shippingInclTax ?? 0) + paymentFee
    const sum = totals.giftCards.reduce((due, { amount }) => due - amount, charged)
    return sum === grandTotal ? [] : [`I6 a page shows ${grandTotal} where ${sum} is due`]
  })
}

/** I2: what was told is so. */
function ofPromises({ ledger }: World, orders: readonly BookedOrder[]): string[] {
  const breaches: string[] = []
  for (const { attempt, orderHash } of ledger.placed) {
    const isThere = orders.some((order) => order.attempt === attempt || order.hash === orderHash)
    if (!isThere) breaches.push(`I2 the order ${attempt} was told to be placed and is not there`)
  }
  for (const name of ledger.thanked) {
    const isThere = orders.some(
      (order) => (order.attempt === name || order.hash === name) && stands(order),
    )
    if (!isThere) breaches.push(`I2 the shopper was thanked for ${name}, which does not stand`)
  }
  for (const { attempt, code, message } of ledger.refused) {
    if (orders.some((order) => order.attempt === attempt)) {
      breaches.push(
        `I2 the order ${attempt} was told to be refused (${code} ${message}) and is there`,
      )
    }
  }
  return breaches
}

/** I3: what was paid is an order, or somebody will look at it. */
function ofPayments(world: World, orders: readonly BookedOrder[]): string[] {
  const paid = paidOf(world)
    .filter(({ state }) => state !== 'processing')
    .map(({ attempt, state }) => `I3 the order ${attempt} is paid and ${state}`)
  const lost = authorisedOf(world).flatMap(({ number, answer, isNoted }) => {
    const said = parseJson(answer)
    if (!isRecord(said) || said.resultCode !== 'Authorised' || isNoted) return []
    const order = orders.find((one) => String(one.number) === number)
    if (order?.state === 'processing') return []
    return [`I3 the order ${number} is authorised and ${order?.state ?? 'gone'}`]
  })
  return [...paid, ...lost]
}

/** I4: in the moment in which an order is given up, its cart is as before. */
function ofCancelled(
  world: World,
  orders: readonly BookedOrder[],
  { cancelled }: Memory,
): string[] {
  return orders
    .filter((order) => !stands(order) && !cancelled.has(order.id))
    .flatMap((order) => {
      const { id, cartId, content, attempt } = order
      cancelled.add(id)
      if (isTooEarly(world, order)) return [`I25 nobody has ended ${attempt}, and it is given up`]
      const cart = cartOf(world, cartId)
      const isAsBefore = cart?.state === 'active' && cart.content === content
      return isAsBefore ? [] : [`I4 ${attempt} is given up, and its cart holds ${cart?.content}`]
    })
}

/** I25: before its time is over an order ends only by somebody's doing, whatever the clocks of shoppers say. */
function isTooEarly(world: World, { id, attempt, hash, placedAt }: BookedOrder): boolean {
  if (world.clock.now() - placedAt >= PAYMENT_WINDOW_MS) return false
  const { endings } = world.ledger
  if (endings.has(attempt) || endings.has(hash)) return false
  return !takenBackOf(world).some((order) => order.id === id)
}

/** I10: an order is one of the shop in which its shopper is. */
function ofStores({ ledger, browsers }: World, { attempt, storeCode }: BookedOrder): string[] {
  const shopper = browsers.find(({ name }) => name === ledger.sent.get(attempt)?.shopper)
  if (!shopper || shopper.store.storeCode === storeCode) return []
  return [`I10 the order ${attempt} of ${shopper.store.storeCode} stands in ${storeCode}`]
}

/** I6: what was on a gift card is what orders have taken and what is left. */
function ofGiftCards(world: World): string[] {
  return giftCardsOf(world).flatMap(({ code, initial, balance, spent }) =>
    balance + spent === initial
      ? []
      : [`I6 of ${initial} on the gift card ${code} are ${spent} spent and ${balance} left`],
  )
}

/** I3: where a bank was asked, nothing is paid without its yes. */
function ofBanks(world: World): string[] {
  return bankedOf(world)
    .filter(({ id }) => !world.ledger.approved.has(id))
    .map(({ attempt }) => `I3 the order ${attempt} is paid, and the bank never said yes`)
}

/** I8: what was sold and what is left is what there was. */
function ofStock(world: World): string[] {
  return stockOf(world).flatMap(({ sku, qty, taken }) => {
    const had = PRODUCTS.find((product) => product.sku === sku)?.qty ?? null
    if (had === null) return []
    return qty < 0 || qty + taken !== had
      ? [`I8 of ${had} pieces of ${sku} are ${taken} sold and ${qty} left`]
      : []
  })
}

/** I16: the final answer of an attempt stays the same. */
function ofAnswers({ storefront }: World, { answers }: Memory): string[] {
  return [...storefront.desks].flatMap(([attempt, desk]) => {
    const answer = desk.stored()?.answer
    if (!answer) return []
    const text = JSON.stringify(answer)
    const first = answers.get(attempt) ?? text
    answers.set(attempt, first)
    return first === text ? [] : [`I16 the attempt ${attempt} was answered ${first}, now ${text}`]
  })
}

/** I13: no session and no cart id where a script could read it. */
function secrets(world: World, { masks }: Memory): string[] {
  if (world.isTouched) for (const { mask } of masksOf(world)) masks.add(mask)
  return world.browsers.flatMap(({ name, kept, cookie }) => {
    const texts = [...kept.values()]
    const [, sealed = ''] = cookie.split('=')
    const isThere = (secret: string) => secret !== '' && texts.some((text) => text.includes(secret))
    return isThere(sealed) || [...masks].some(isThere)
      ? [`I13 ${name} keeps a secret for scripts`]
      : []
  })
}
