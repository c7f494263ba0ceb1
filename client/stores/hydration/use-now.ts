import { usePorts } from '../ports'
import { useIsHydrated } from './use-is-hydrated'

/** The moment of drawing, in milliseconds since 1970; null in the HTML, which may be kept for long. */
export function useNow(): number | null {
  const { clock } = usePorts()
  return useIsHydrated() ? clock.now() : null
}
