// Sends what is due in the outbox. Each mail is claimed before, so that two Workers never send one at
// the same time; a Worker that dies on the way leaves it to be tried again later.
import type { Database } from '../db/databases'
import { query, readAll, transact } from '../db/query'
import { sql } from '../db/sql'
import { writeAccountLetter } from './account/write-account-letter'
import { writeForm } from './form/write-form'
import { writeGiftCard } from './gift-card/write-gift-card'
import type { DueMail, MailContent, MailKind, WriteMail } from './mail'
import type { Outbox } from './mail-port'
import { writeNewsletterQuestion } from './newsletter/write-newsletter-question'
import { writeNewsletterWelcome } from './newsletter/write-newsletter-welcome'
import { writeOrderConfirmation } from './order-confirmation/write-order-confirmation'
import { cancellationWriter } from './order-news/write-cancellation'
import { writeGiftCardRefund } from './order-news/write-gift-card-refund'
import { writeParcel } from './order-news/write-parcel'
import { writeRefund } from './order-news/write-refund'
import { writeOrderPaid } from './order-paid/write-order-paid'
import { writePasswordReset } from './password-reset/write-password-reset'
import { writeProductAlert } from './product-alert/write-product-alert'
import { writeWithdrawal } from './withdrawal/write-withdrawal'

const AT_ONCE = 20
const FIRST_PAUSE_MS = 2 * 60_000
/** The last pause is a day and a half: a service that is down for so long has been noticed. */
const MAX_TRIES = 11
const KEPT_MS = 30 * 24 * 60 * 60_000

const WRITERS: Record<MailKind, WriteMail> = {
  'order-confirmation': writeOrderConfirmation,
  'order-paid': writeOrderPaid,
  parcel: writeParcel,
  cancellation: cancellationWriter('cancellation'),
  'missing-transfer': cancellationWriter('missing-transfer'),
  refund: writeRefund,
  'gift-card-refund': writeGiftCardRefund,
  withdrawal: writeWithdrawal,
  'gift-card': writeGiftCard,
  account: writeAccountLetter,
  'password-reset': writePasswordReset,
  'newsletter-question': writeNewsletterQuestion,
  'newsletter-welcome': writeNewsletterWelcome,
  'product-alert': writeProductAlert,
  form: writeForm,
}

/** Sends the mails that are due, oldest first; says how many it was. */
export async function sendMails(sales: Database, outbox: Outbox, now: number): Promise<number> {
  const due = await claim(sales, now)
  const sent = await Promise.all(due.map((mail) => sendOne(sales, outbox, mail, now)))
  return sent.filter(Boolean).length
}

/** Forgets what was sent long ago: it holds names and addresses. */
export async function deleteOldMails(sales: Database, now: number): Promise<void> {
  await transact(sales, [sql`DELETE FROM mail WHERE sent_at < ${now - KEPT_MS}`])
}

function claim(sales: Database, now: number): Promise<DueMail[]> {
  return readAll(
    sales,
    query<DueMail>(sql`
      UPDATE mail SET tries = tries + 1, due_at = ${now} + ${FIRST_PAUSE_MS} * (1 << tries)
      WHERE id IN (
        SELECT id FROM mail WHERE sent_at IS NULL AND due_at <= ${now} AND tries < ${MAX_TRIES}
        ORDER BY due_at LIMIT ${AT_ONCE})
      RETURNING id, kind, about, store_code AS storeCode, recipient`),
  )
}

async function sendOne(
  sales: Database,
  { send, origins }: Outbox,
  mail: DueMail,
  now: number,
): Promise<boolean> {
  try {
    const content = await WRITERS[mail.kind](sales, mail, origins)
    if (content) await send(mail, content)
    await transact(sales, [content ? markSent(mail, content, now) : forget(mail)])
    return content !== null
  } catch (error) {
    console.error(`A mail could not be sent (${mail.kind}):`, error)
    const fault = String(error).slice(0, 200)
    // What is marked as sent has gone, also where the answer to that was lost.
    await transact(sales, [
      sql`UPDATE mail SET fault = ${fault} WHERE id = ${mail.id} AND sent_at IS NULL`,
    ])
    return false
  }
}

function markSent({ id }: DueMail, { subject, text, html }: MailContent, now: number) {
  return sql`UPDATE mail SET sent_at = ${now}, fault = NULL, subject = ${subject},
    plain_text = ${text}, html = ${html} WHERE id = ${id}`
}

function forget({ id }: DueMail) {
  return sql`DELETE FROM mail WHERE id = ${id}`
}
