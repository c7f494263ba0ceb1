import type { ClockPort } from '../../engine/ports'
import type { CartStore } from '../cart-store'

/** How long a lost cart may take to be filled again, in milliseconds. */
const REFILL_MS = 10_000

/**
 * Has a cart that the server has lost filled again, and waits until it is, or for as long as that
 * may take.
 */
export function refillCart(cart: CartStore, clock: ClockPort): Promise<void> {
  cart.getState().refresh()
  return new Promise((resolve) => {
    const stop = cart.subscribe(({ isPending }) => {
      if (!isPending) done()
    })
    const cancel = clock.after(REFILL_MS, done)
    function done() {
      stop()
      cancel()
      resolve()
    }
  })
}
