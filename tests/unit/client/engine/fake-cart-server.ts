// What surrounds the cart machine: a server that adds, merges and refuses as the contract
// says, and a network that delays, loses and reorders. Time moves only when told.
import type {
  CartEffect,
  CartEvent,
  CartNotice,
  CartOutcome,
  CartRequest,
} from '../../../../client/engine/cart-events'
import { type CartState, EMPTY_CART } from '../../../../client/engine/cart-state'
import { cartStep } from '../../../../client/engine/cart-step'
import type { LostReason } from '../../../../client/engine/ports'
import type { CartLine, ServerLine } from '../../../../shared/cart/cart-line'

export const STOCK = 9
/** The coupons that this server takes. */
const COUPONS = ['TEN', 'FIVE']

export class FakeServer {
  /** Of every product, in cents. */
  unitPrice = 100
  /** What its totals call a product, by sku. */
  names: Record<string, string> = {}
  lines: { itemId: number; sku: string; qty: number }[] = []
  coupon = ''
  private lastId = 0

  handle(request: CartRequest): CartOutcome {
    switch (request.kind) {
      case 'set':
        return this.set(request.sku, request.qty, request.itemId)
      case 'delete':
        return this.delete(request.itemId)
      case 'coupon':
        return this.setCoupon(request.code)
      case 'pull':
        return { kind: 'lines', lines: this.lines.map(toServerLine) }
      case 'totals':
        return { kind: 'totals', totals: this.totals() }
    }
  }

  /** A new, empty cart, as after the old one expired. */
  loseCart() {
    this.lines = []
    this.coupon = ''
  }

  private setCoupon(code: string): CartOutcome {
    if (code !== '' && !COUPONS.includes(code)) {
      return { kind: 'refused', code: 404, message: "The coupon code isn't valid." }
    }
    this.coupon = code
    return { kind: 'coupon-taken' }
  }

  private set(sku: string, qty: number, itemId: number | null): CartOutcome {
    const known = this.lines.find((line) =>
      itemId === null ? line.sku === sku : line.itemId === itemId,
    )
    if (!known && itemId !== null) return { kind: 'refused', code: 404, message: 'No such item' }
    const wanted = itemId === null ? qty + (known?.qty ?? 0) : qty
    if (wanted > STOCK) {
      return { kind: 'refused', code: 400, message: 'The requested qty is not available' }
    }
    const line = known ?? { itemId: ++this.lastId, sku, qty: wanted }
    line.qty = wanted
    if (!known) this.lines.push(line)
    return { kind: 'line', line: toServerLine(line) }
  }

  private delete(itemId: number): CartOutcome {
    if (!this.lines.some((line) => line.itemId === itemId)) {
      return { kind: 'refused', code: 404, message: 'No such item' }
    }
    this.lines = this.lines.filter((line) => line.itemId !== itemId)
    return { kind: 'deleted' }
  }

  private totals() {
    const items = this.lines.map(({ itemId, sku, qty }) => ({
      itemId,
      ...(this.names[sku] && { name: this.names[sku] }),
      qty,
      unitPriceInclTax: this.unitPrice,
      rowTotalInclTax: this.unitPrice * qty,
      discountedRowInclTax: this.unitPrice * qty,
      options: [],
    }))
    const subtotalInclTax = items.reduce((sum, item) => sum + item.rowTotalInclTax, 0)
    return {
      subtotalInclTax,
      discount: 0,
      shippingInclTax: null,
      paymentFee: 0,
      tax: 0,
      grandTotal: subtotalInclTax,
      couponCode: this.coupon,
      giftCards: [],
      items,
    }
  }
}

function toServerLine(line: { itemId: number; sku: string; qty: number }): ServerLine {
  return { ...line, name: line.sku, price: 100, typeId: 'simple', productOption: null }
}

export function cartLine(sku: string, qty: number): CartLine {
  return {
    key: sku,
    sku,
    parentSku: sku,
    typeId: 'simple',
    name: sku,
    qty,
    options: [],
    productOption: null,
    price: { regular: 100, special: null },
    image: '',
    link: '',
    maxQty: null,
  }
}

/** What the network does with one request. */
export type Fate =
  | 'works'
  | 'refused'
  | 'unavailable'
  | 'fails before'
  | 'fails after'
  | 'lost before'
  | 'lost after'
  | 'lost, lands later'
  | 'busy'

type Sent = Extract<CartEffect, { type: 'send' }>

/** One tab with its machine and its view of the network. */
export class FakeTab {
  state: CartState = EMPTY_CART
  notices: CartNotice[] = []
  sent: Sent[] = []
  lateAnswers: CartEvent[] = []
  landsLater: CartRequest[] = []
  requests = 0
  isTimerSet = false

  constructor(
    readonly server: FakeServer,
    readonly clock: { now: number },
    readonly lock: { holder: FakeTab | null; queue: FakeTab[] } = { holder: null, queue: [] },
  ) {}

  dispatch(event: CartEvent) {
    const [next, effects] = cartStep(this.state, { ...event, at: this.clock.now })
    this.state = next
    for (const effect of effects) this.perform(effect)
    this.grantLock()
  }

  private perform(effect: CartEffect) {
    if (effect.type === 'send') this.sent.push(effect)
    if (effect.type === 'notify') this.notices.push(effect.notice)
    if (effect.type === 'wait') this.isTimerSet = true
    if (effect.type === 'lock') this.lock.queue.push(this)
    if (effect.type === 'unlock' && this.lock.holder === this) this.lock.holder = null
  }

  private grantLock() {
    if (this.lock.holder) return
    const next = this.lock.queue.shift()
    if (!next) return
    this.lock.holder = next
    next.dispatch({ type: 'lock-held', stored: null })
  }

  /** The network decides about the oldest request. */
  deliver(fate: Fate) {
    const sent = this.sent.shift()
    if (!sent) return
    this.requests += 1
    const answer = (outcome: CartOutcome) =>
      this.dispatch({ type: 'answered', seq: sent.seq, outcome })
    const lost: CartOutcome = { kind: 'lost', reason: 'timeout' }
    if (fate === 'works') return answer(this.server.handle(sent.request))
    if (fate === 'refused') return answer({ kind: 'refused', code: 400, message: 'No' })
    if (fate === 'unavailable') return answer({ kind: 'unavailable' })
    if (fate === 'busy') return answer({ kind: 'busy', retryAfterMs: 10 })
    if (fate === 'fails before') return answer({ kind: 'failed', message: 'Broken' })
    if (fate === 'lost before') return answer(lost)
    if (fate === 'lost, lands later') {
      this.landsLater.push(sent.request)
      return answer(lost)
    }
    const outcome = this.server.handle(sent.request)
    this.lateAnswers.push({ type: 'answered', seq: sent.seq, outcome })
    return answer(fate === 'fails after' ? { kind: 'failed', message: 'Broken' } : lost)
  }

  /** The oldest request never reaches the server, and what comes back is no answer. */
  lose(reason: LostReason) {
    const sent = this.sent.shift()
    if (!sent) return
    this.dispatch({ type: 'answered', seq: sent.seq, outcome: { kind: 'lost', reason } })
  }

  fireTimer() {
    if (!this.isTimerSet) return
    this.isTimerSet = false
    this.dispatch({ type: 'retry-due' })
  }

  landOne() {
    const request = this.landsLater.shift()
    if (request) this.server.handle(request)
  }

  lateAnswer() {
    const event = this.lateAnswers.shift()
    if (event) this.dispatch(event)
  }

  /** A network without faults, until nothing moves any more. */
  settle() {
    for (let left = this.landsLater.length; left > 0; left -= 1) this.landOne()
    for (let left = this.lateAnswers.length; left > 0; left -= 1) this.lateAnswer()
    this.dispatch({ type: 'online-changed', isOnline: true })
    this.dispatch({ type: 'refresh-asked' })
    this.settleQuietly()
  }

  /** The same, without a look at the server that nobody asked for. */
  settleQuietly() {
    for (let turn = 0; turn < 500; turn += 1) {
      if (this.sent.length > 0) this.deliver('works')
      else if (this.state.phase === 'waiting') this.fireTimer()
      else return
    }
    throw new Error('The cart never comes to rest')
  }
}
