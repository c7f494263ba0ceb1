import type { MessageKey } from '../../shared/i18n/messages'
import type { LostReason } from './ports'

/** What is said of an answer that is none (spec 8, responses). */
export function lostMessageKey(reason: LostReason): MessageKey {
  if (reason === 'bad-content-type') return 'http.bad-content-type'
  if (reason === 'wrong-format') return 'http.wrong-format'
  if (reason === 'offline') return 'checkout.offline'
  return 'cart.reason-unknown'
}
