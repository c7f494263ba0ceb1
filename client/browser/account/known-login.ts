import { LOGGED_IN_COOKIE } from '../../../shared/customer/logged-in-cookie'
import type { GatewayAnswer } from '../../engine/ports'

/** Which login this browser has, as far as a script may know; null for a guest. */
export function readLogin(): string | null {
  const start = `${LOGGED_IN_COOKIE}=`
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(start))
  return cookie?.slice(start.length) || null
}

const SIGNED_OUT = 'shop:signed-out'

/** Tells that the shop has ended the login while something was asked, and how it answered. */
export function tellSignedOut(detail: GatewayAnswer): void {
  dispatchEvent(new CustomEvent(SIGNED_OUT, { detail }))
}

/** Calls back when the shop has ended the login; answers what ends it. */
export function watchSignedOut(told: (event: CustomEventInit<GatewayAnswer>) => void): () => void {
  addEventListener(SIGNED_OUT, told)
  return () => removeEventListener(SIGNED_OUT, told)
}
