import { messagesOf } from '../../../client/entry-server'
import { createTranslate, type Translate } from '../../../shared/i18n/messages'
import type { GatewayContext } from '../gateway/gateway-context'

/** The words of the store that is asked. */
export function wordsFor(c: GatewayContext): Translate {
  return createTranslate(messagesOf(c.get('store').storeCode))
}
