// The work of the cart: what is asked for is checked by the rules first, then the engine does it.
import type { AddRequest } from '../../shared/cart/add-request'
import { type CartLine, cartCount } from '../../shared/cart/cart-line'
import { toLineKey } from '../../shared/cart/line-equality'
import { toWholeQty } from '../../shared/cart/quantity'
import { type AddRefusal, mayAdd } from '../../shared/cart/rules'
import type { StoreView } from '../../shared/store-view/store-view'
import { forgetEarlyAdds, readOlderAdds } from '../browser/older-adds'
import { type CartEngine, createCartEngine } from '../engine/cart-engine'
import type { CartNotice } from '../engine/cart-events'
import { type CartState, isAddition, isPending, isUnreachable } from '../engine/cart-state'
import type { Ports } from '../engine/ports'
import type { CartStore, CartWorker } from './cart-store'

interface Setup {
  ports: Ports
  view: Pick<StoreView, 'storeCode' | 'minicartCounts'>
  /** A change is visible where the list of lines is on the screen: it needs no notification there. */
  tellNotice: (notice: CartNotice, areLinesShown: boolean) => void
  tellRefusals: (refusals: AddRefusal[]) => void
  /** The cart waits for an order that was sent. */
  heldBack: () => void
}

/**
 * Does from now on what is asked of the cart. What it returns reads the kept cart and subscribes to
 * tabs and network; that returns how to unsubscribe.
 */
export function runCart(cart: CartStore, setup: Setup): () => () => void {
  const engine = createCartEngine({
    ports: setup.ports,
    storeCode: setup.view.storeCode,
    changed: (state) => cart.setState(toShown(state, setup.view)),
    notify: (notice) => setup.tellNotice(notice, cart.getState().shownLists > 0),
    heldBack: setup.heldBack,
  })
  const { storeCode } = setup.view
  const worker = createWorker(cart, engine, setup)
  const { earlyAdds, handTo } = cart.getState()
  for (const request of readOlderAdds(storeCode, earlyAdds)) worker.add(request)
  handTo(worker)
  return () => {
    const stop = engine.start()
    forgetEarlyAdds(storeCode)
    cart.setState({ isLoaded: true })
    return stop
  }
}

/** What the rules say of a request comes first; then the engine does it. */
function createWorker(cart: CartStore, engine: CartEngine, setup: Setup): CartWorker {
  const qtyOf = (key: string) => cart.getState().lines.find((line) => line.key === key)?.qty ?? 0

  function check({ stock, errors, ...product }: AddRequest, inCartOf: (key: string) => number) {
    const line: CartLine = { ...product, key: toLineKey(product), qty: toWholeQty(product.qty) }
    const allowed = mayAdd({ ...line, stock, errors }, inCartOf(line.key))
    if (!allowed.ok) {
      setup.tellRefusals(allowed.error)
      return null
    }
    if (allowed.value.isStockUncertain) {
      setup.tellNotice({ type: 'warning', key: 'cart.stock-volatile' }, false)
    }
    return line
  }

  return {
    add(request) {
      // Pressed again before the first was in the cart (spec 2).
      if (cart.getState().adding.includes(request.sku)) return false
      const line = check(request, qtyOf)
      if (line) engine.dispatch({ type: 'added', line })
      return line !== null
    },
    edit(key, request) {
      const line = check(request, (other) => (other === key ? 0 : qtyOf(other)))
      if (line) engine.dispatch({ type: 'edited', key, line })
      return line !== null
    },
    dispatch: engine.dispatch,
  }
}

function toShown(state: CartState, { minicartCounts }: Setup['view']) {
  const isBusy = state.phase === 'queueing' || state.phase === 'working'
  return {
    lines: state.lines,
    count: cartCount(state.lines, minicartCounts),
    totals: state.totals,
    couponAt: state.coupon.at,
    isPending: isPending(state),
    isUnreachable: isUnreachable(state),
    adding: isBusy
      ? state.lines.filter(({ announce }) => isAddition(announce)).map(({ sku }) => sku)
      : [],
  }
}
