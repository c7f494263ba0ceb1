// One page load in a tab. The cart and the checkout are the real ones, on the ports of the tab. What the
// screens do with them is modelled after client/checkout: use-order-outcome.ts (an order empties the cart
// and leads on), use-return.ts (asks until it knows what became of it), card-payment.tsx (step by step).
import { QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { askToPay } from '../../../client/checkout/outcome/ask-to-pay'
import { findOutcome, giveUpOrder } from '../../../client/checkout/outcome/find-outcome'
import {
  askCardStep,
  payByCard,
  tellBankAnswer,
  tellFingerprint,
  toTestCard,
} from '../../../client/engine/card-payment-calls'
// Comes late in a browser. Here it is there already: how long it took would differ from run to run.
import '../../../client/engine/current-facts'
import '../../../client/engine/order-recovery'
import { createCheckoutMemory, ownOrder } from '../../../client/engine/checkout-memory'
import { payWithGiftCard, withdrawGiftCard } from '../../../client/engine/gift-card-calls'
import type { OrderOutcome } from '../../../client/engine/order-attempt'
import type { HttpPort, Ports } from '../../../client/engine/ports'
import { type CartStore, createCartStore } from '../../../client/stores/cart-store'
import { createCheckoutStore } from '../../../client/stores/checkout/checkout'
import type { CheckoutStore } from '../../../client/stores/checkout/checkout-state'
import { openCart } from '../../../client/stores/open-cart'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { isRecord } from '../../../shared/json/is-record'
import { type Tab, unload } from '../machines/browser'
import { type BankVisit, bankOf } from './bank'
import { agreedSum, placeOrder, settleOrder } from './waiting'

/** What a shopper learns from a page. */
export type Told =
  | { kind: 'notice'; type: string; text: string }
  | { kind: 'placed'; attempt: string; orderHash: string }
  | { kind: 'refused'; attempt: string; code: number; message: string }
  | { kind: 'thanks'; name: string }
  | { kind: 'failed'; name: string; isCartWaiting: boolean }
  /** An order leaves, with what the page showed for it in cents. */
  | { kind: 'sent'; attempt: string; shown: number; skus: string[] }

export interface Page {
  tab: Tab
  ports: Ports
  cart: CartStore
  checkout: CheckoutStore | null
  /** The order whose page is open, by the name in its address. */
  order: string | null
  /** What is known of it. */
  orderState: 'asking' | 'unpaid' | 'checking' | 'over' | null
  /** The page of a payment provider stands in this tab instead. */
  paymentUrl: string | null
  /** That page is one of the shopper's bank. */
  bank: BankVisit | null
  /** See waiting.ts. */
  shownSum: number | null
  openCheckout: () => void
  mayPress: () => boolean
  press: () => void
  payByCard: (number: string) => void
  payByGiftCard: (code: string) => void
  takeOutGiftCard: () => void
  giveUp: () => void
}

interface Setup {
  tab: Tab
  ports: Ports
  tell: (page: Page, told: Told) => void
  /** The order to which the address leads. */
  order: string | null
  /** What a bank has given for it. */
  answer: Record<string, string>
}

const METHODS_KEY = ['checkout-methods']
const PAUSES_MS = [2000, 3000, 5000, 10_000]

/** Opens a page of the shop in a tab. */
export function openPage({ tab, ports: given, tell, order, answer }: Setup): Page {
  const { store } = tab.browser
  const queries = new QueryClient()
  const memory = createCheckoutMemory(given, store)
  let attempt = ''
  let shown = 0
  let askedFor = ''
  const ports: Ports = { ...given, http: watched(given.http) }

  /** Notes which attempt is meant, and what was on the screen when an order left. */
  function watched(http: HttpPort): HttpPort {
    return {
      send(request) {
        const { body, path } = request
        if (path.startsWith('/api/order?') && isRecord(body)) {
          attempt = String(body.order_id)
          const products = Array.isArray(body.products) ? body.products : []
          const skus = products.map((product) => String(product.sku))
          tell(page, { kind: 'sent', attempt, shown, skus })
        }
        const asked = /^\/api\/order\/attempt\?attempt=(.*)$/.exec(path)
        if (asked && page.order === null) attempt = asked[1] ?? ''
        return http.send(request)
      },
    }
  }

  const cart = createCartStore(store.storeCode)
  const page: Page = {
    tab,
    ports,
    cart,
    checkout: null,
    order,
    orderState: order === null ? null : 'asking',
    paymentUrl: null,
    bank: null,
    shownSum: null,
    openCheckout,
    mayPress,
    press,
    payByCard: (number) => void pay(number),
    payByGiftCard: (code) => void payWithGiftCard(ports.http, code).then(lookAtTotals),
    takeOutGiftCard,
    giveUp: () => void giveUp(),
  }
  openCart(cart, {
    ports,
    view: store,
    t: ((key: string, values?: object) =>
      values ? `${key} ${JSON.stringify(values)}` : key) as never,
    notify: ({ type, message, action1 }) =>
      tell(page, { kind: 'notice', type, text: `${message} ${action1?.href ?? ''}` }),
    announce: () => undefined,
    isReturning: order !== null,
  })
  if (order !== null) void follow(order)

  /** As use-vouchers.ts. */
  function lookAtTotals({ ok }: { ok: boolean }) {
    if (ok && tab.isAlive) cart.getState().refresh()
  }

  function takeOutGiftCard() {
    const [card] = cart.getState().totals?.giftCards ?? []
    if (card) void withdrawGiftCard(ports.http, card.itemId).then(lookAtTotals)
  }

  function openCheckout() {
    if (page.checkout) return
    const checkout = createCheckoutStore({ ports, store, cart, queries })
    page.checkout = checkout
    new QueryObserver(queries, { queryKey: METHODS_KEY, queryFn: skipToken }).subscribe(() => {})
    checkout.subscribe(({ order: { outcome } }, before) => {
      if (outcome && outcome !== before.order.outcome) react(outcome)
    })
    checkout.getState().start()
    followCart(checkout)
    cart.subscribe(() => followCart(checkout))
  }

  /** Methods and totals are asked for again when the cart has changed and is at rest. */
  function followCart(checkout: CheckoutStore) {
    const { lines, totals, isLoaded, isPending } = cart.getState()
    const content = lines.map(({ key, qty }) => `${key}×${qty}`).join()
    const cards = totals?.giftCards.map(({ itemId }) => itemId)
    const question = `${content} ${totals?.subtotalInclTax} ${totals?.couponCode} ${cards}`
    const isDue = isLoaded && !isPending && content !== '' && question !== askedFor
    if (!isDue || page.checkout !== checkout) return
    askedFor = question
    void checkout.getState().refreshMethods()
  }

  /** Whether the button that orders can be pressed. */
  function mayPress() {
    const isOffered = queries.getQueryData(METHODS_KEY) !== undefined
    const isIdle = queries.isFetching({ queryKey: METHODS_KEY }) === 0
    const { isOnline } = tab.browser
    return page.checkout !== null && isOnline && isOffered && isIdle && !cart.getState().isPending
  }

  function press() {
    shown = agreedSum(page) ?? 0
    void placeOrder(page)
  }

  function react(outcome: OrderOutcome) {
    if (outcome.kind === 'placed' || outcome.kind === 'refused') settleOrder(page, outcome.kind)
    if (outcome.kind === 'placed') void finish(outcome)
    if (outcome.kind === 'refused') {
      tell(page, { ...outcome, attempt })
      cart.getState().refresh()
      void page.checkout?.getState().refreshMethods()
    }
  }

  async function finish({ orderNumber, orderHash }: Extract<OrderOutcome, { kind: 'placed' }>) {
    tell(page, { kind: 'placed', attempt, orderHash })
    const placed = memory.readOrder()
    if (placed) memory.writeOrder({ ...placed, orderNumber, orderHash })
    cart.getState().clear(placed)
    page.checkout?.getState().finishOrder()
    const name = placed?.attempt ?? orderHash
    page.checkout = null
    void follow(name)
    const isPaidHere = findPaymentOffer(placed?.paymentCode ?? null)?.isPaidHere
    if (!placed?.needsRedirect || isPaidHere) return
    const started = await askToPay(ports, store, name)
    if (started.kind !== 'redirect' || !tab.isAlive) return
    page.paymentUrl = started.url
    unload(tab)
  }

  /** The page of an order asks until it knows. */
  async function follow(name: string) {
    page.order = name
    page.orderState = 'asking'
    if (Object.keys(answer).length > 0) await tellBankAnswer(ports.http, name, answer)
    for (let asked = 1; page.order === name; asked += 1) {
      const state = await findOutcome(ports, memory, name)
      if (page.order !== name) return
      if (state.kind !== 'checking' && state.kind !== 'unpaid') return conclude(name, state)
      page.orderState = state.kind
      const pause = PAUSES_MS[Math.min(asked, PAUSES_MS.length) - 1] ?? 0
      await new Promise<void>((over) => ports.clock.after(pause, over))
    }
  }

  async function conclude(name: string, state: Awaited<ReturnType<typeof findOutcome>>) {
    if (page.orderState === 'over') return
    page.orderState = 'over'
    page.order = null
    if (state.kind === 'thanks') {
      tell(page, { kind: 'thanks', name })
      if (state.order?.isAwaitingPayment) {
        memory.writeOrder({ ...state.order, isAwaitingPayment: false })
      }
    }
    if (state.kind !== 'failed') return
    const { isCartWaiting } = state
    tell(page, { kind: 'failed', name, isCartWaiting })
    await loaded()
    if (state.order && !isCartWaiting) cart.getState().restore(state.order.lines)
    else cart.getState().refresh()
    if (state.order) memory.dropOrder()
  }

  function loaded(): Promise<void> {
    if (cart.getState().isLoaded) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = cart.subscribe(({ isLoaded }) => {
        if (!isLoaded) return
        stop()
        resolve()
      })
    })
  }

  async function pay(number: string) {
    const name = page.order
    if (name === null) return
    // What the bank wants comes before another card.
    const standing = await askCardStep(ports.http, name)
    if (standing.ok && standing.value.action) return followCard(name, standing)
    const returnUrl = `${ports.page.origin()}/checkout-return`
    const card = { number, expiry: '03/30', code: '737', holder: 'E. Vries' }
    await followCard(
      name,
      await payByCard(ports.http, { orderHash: name, returnUrl }, toTestCard(card)),
    )
  }

  async function followCard(name: string, step: CardStep): Promise<void> {
    if (!step.ok) return void (await askCardStep(ports.http, name))
    const { action } = step.value
    if (isFingerprint(action)) return followCard(name, await tellFingerprint(ports.http, name))
    const bank = bankOf(action)
    if (!bank || !tab.isAlive) return
    page.bank = bank
    page.paymentUrl = bank.url
    unload(tab)
  }

  async function giveUp() {
    const name = page.order
    if (name === null || page.orderState !== 'unpaid') return
    const state = await giveUpOrder(ports, name, ownOrder(memory, name))
    if (state.kind !== 'checking' && state.kind !== 'unpaid') void conclude(name, state)
  }

  return page
}

type CardStep = Awaited<ReturnType<typeof payByCard>>

function isFingerprint(action: unknown): boolean {
  return isRecord(action) && action.subtype === 'fingerprint'
}
