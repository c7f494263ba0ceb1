import type { Ports } from '../../engine/ports'
import type { CartStore } from '../../stores/cart-store'

/** Longer than the cart's code and its answers take on a slow network, in milliseconds. */
const LIMIT_MS = 30_000

/** unknown: the cart's code or the shop cannot be had, or take too long. */
type CartRest = 'at-rest' | 'offline' | 'unknown'

/** Waits until nothing of the cart is on its way, or until that cannot be waited for. */
export function cartAtRest(
  cart: CartStore,
  { online, clock }: Pick<Ports, 'online' | 'clock'>,
): Promise<CartRest> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    function end(rest: CartRest) {
      for (const stop of stops) stop()
      resolve(rest)
    }
    function look() {
      const { isLoaded, isPending, isUnreachable } = cart.getState()
      if (!online.isOnline()) end('offline')
      else if (isLoaded && !isPending) end('at-rest')
      else if (isUnreachable) end('unknown')
    }
    stops.push(
      cart.subscribe(look),
      online.watch(look),
      clock.after(LIMIT_MS, () => end('unknown')),
    )
    look()
  })
}
