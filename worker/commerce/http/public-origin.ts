import type { PaymentVars } from '../env'

const LOCAL_ORIGIN = 'http://localhost:8788'

/** Where a browser reaches this Worker: without a var on this machine. */
export function publicOriginOf({ PUBLIC_ORIGIN: named }: PaymentVars): string {
  return named || LOCAL_ORIGIN
}
