import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Outbox, SendMail } from '../../../../worker/commerce/mail/mail-port'

/** An outbox of a shop at two addresses. */
export function outboxWith(send: SendMail): Outbox {
  const origins = {
    commerce: 'https://pay.example',
    ofStore: (store: StoreView) => `https://${store.storeCode.replace('_', '-')}.shop.example`,
  }
  return { send, origins }
}
