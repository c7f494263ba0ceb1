// What calls to the gateway share: the cart's path, and what is said when no answer came.
import type { MessageKey } from '../../shared/i18n/messages'
import type { LostReason } from './ports'

/**
 * A path of the gateway that is about the shopper's cart (spec 7, cart). Token and cart id stay
 * placeholders here: the gateway fills them in, the browser never learns them (design 5.3).
 */
export function cartPath(path: string): string {
  return `${path}?token={{token}}&cartId={{cartId}}`
}

/** What is said of an answer that is none (spec 8, responses). */
export function lostAnswerMessage(reason: LostReason): MessageKey {
  if (reason === 'bad-content-type') return 'http.bad-content-type'
  if (reason === 'wrong-format') return 'http.wrong-format'
  if (reason === 'offline') return 'checkout.offline'
  return 'cart.reason-unknown'
}
