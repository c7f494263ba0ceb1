import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Database } from '../../../../worker/commerce/db/databases'
import type { DueMail, MailContent } from '../../../../worker/commerce/mail/mail'
import type { Outbox, SendMail } from '../../../../worker/commerce/mail/mail-port'
import { sendMails } from '../../../../worker/commerce/mail/send-mails'

export type SentMail = DueMail & MailContent

/** An outbox of a shop at two addresses. */
export function outboxWith(send: SendMail): Outbox {
  const origins = {
    commerce: 'https://pay.example',
    ofStore: (store: StoreView) => `https://${store.storeCode.replace('_', '-')}.shop.example`,
  }
  return { send, origins }
}

/** Sends what is due, and answers with it. */
export async function sendDueMails(sales: Database, now = Date.now() + 1000): Promise<SentMail[]> {
  const sent: SentMail[] = []
  const outbox = outboxWith(async (mail, content) => {
    sent.push({ ...mail, ...content })
  })
  await sendMails(sales, outbox, now)
  return sent
}
