// The work of the cart: what is asked for is checked by the rules first, then the engine does it.
import { totalQuantity } from '../../shared/cart/cart-line'
import { toLineKey } from '../../shared/cart/line-equality'
import { toWholeQty } from '../../shared/cart/quantity'
import { type AddRefusal, mayAdd } from '../../shared/cart/rules'
import { type CartEngine, createCartEngine } from '../engine/cart-engine'
import type { CartNotice } from '../engine/cart-events'
import { type CartState, isAddition, isPending } from '../engine/cart-state'
import type { Ports } from '../engine/ports'
import type { CartStore, CartWorker } from './cart-store'

interface Setup {
  ports: Ports
  storeCode: string
  /** A change is visible where the list of lines is on the screen: it needs no notification there. */
  tellNotice: (notice: CartNotice, areLinesShown: boolean) => void
  tellRefusals: (refusals: AddRefusal[]) => void
}

/**
 * Does from now on what is asked of the cart. What it returns reads the kept cart and subscribes to
 * tabs and network; that returns how to unsubscribe.
 */
export function runCart(cart: CartStore, setup: Setup): () => () => void {
  const engine = createCartEngine({
    ports: setup.ports,
    storeCode: setup.storeCode,
    changed: (state) => cart.setState(toShown(state)),
    notify: (notice) => setup.tellNotice(notice, cart.getState().shownLists > 0),
  })
  cart.getState().handTo({ add: createAdd(cart, engine, setup), dispatch: engine.dispatch })
  return () => {
    const stop = engine.start()
    cart.getState().opened()
    return stop
  }
}

function createAdd(cart: CartStore, engine: CartEngine, setup: Setup): CartWorker['add'] {
  return ({ stock, errors, ...product }) => {
    const line = { ...product, key: toLineKey(product), qty: toWholeQty(product.qty) }
    const inCart = cart.getState().lines.find(({ key }) => key === line.key)?.qty ?? 0
    const allowed = mayAdd({ ...line, stock, errors }, inCart)
    if (!allowed.ok) {
      setup.tellRefusals(allowed.error)
      return false
    }
    if (allowed.value.isStockUncertain) {
      setup.tellNotice({ type: 'warning', key: 'cart.stock-volatile' }, false)
    }
    engine.dispatch({ type: 'added', line })
    return true
  }
}

function toShown(state: CartState) {
  const isBusy = state.phase === 'queueing' || state.phase === 'working'
  return {
    lines: state.lines,
    count: totalQuantity(state.lines),
    totals: state.totals,
    isPending: isPending(state),
    adding: isBusy
      ? state.lines.filter(({ announce }) => isAddition(announce)).map(({ sku }) => sku)
      : [],
  }
}
