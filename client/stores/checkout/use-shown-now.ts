import { useNow } from '../hydration/use-now'
import { usePorts } from '../ports'
import { useShownCheckout } from './shown-checkout'

/** The moment of the server until the page is hydrated: both have to draw the same days. */
export function useShownNow(): number {
  const { clock } = usePorts()
  const shown = useShownCheckout()
  return useNow() ?? shown?.drawnAt ?? clock.now()
}
