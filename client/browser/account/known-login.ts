import { LOGGED_IN_COOKIE } from '../../../shared/customer/logged-in-cookie'

/** Which login this browser has, as far as a script may know; null for a guest. */
export function readLogin(): string | null {
  const start = `${LOGGED_IN_COOKIE}=`
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(start))
  return cookie?.slice(start.length) || null
}

const SIGNED_OUT = 'shop:signed-out'

/** Tells that the shop has ended the login while something was asked. */
export function tellSignedOut(): void {
  dispatchEvent(new Event(SIGNED_OUT))
}

/** Calls back when the shop has ended the login; answers what ends it. */
export function watchSignedOut(told: () => void): () => void {
  addEventListener(SIGNED_OUT, told)
  return () => removeEventListener(SIGNED_OUT, told)
}
