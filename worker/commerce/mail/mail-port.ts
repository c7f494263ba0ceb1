import type { MailVars, PaymentVars } from '../env'
import { publicOriginOf } from '../http/public-origin'
import { shopOriginOf } from '../http/shop-origin'
import type { DueMail, MailContent, MailOrigins } from './mail'

/** Takes a mail and sends it; the same id again is a repeat. Throws when it was not taken. */
export type SendMail = (mail: DueMail, content: MailContent) => Promise<void>

const TIMEOUT_MS = 10_000
const SENDER = 'Wilm & Erin <service@wilmenerin.example>'

/** How mails leave, and where their links lead. */
export interface Outbox {
  send: SendMail
  origins: MailOrigins
}

/** Mails as the environment says. */
export function outboxOf(vars: MailVars & PaymentVars): Outbox {
  const ofStore: MailOrigins['ofStore'] = (store) => shopOriginOf(vars, store)
  return { send: mailPortOf(vars), origins: { commerce: publicOriginOf(vars), ofStore } }
}

/** The service that `MAIL_URL` names. Without one mails are only kept, to be seen at `/mail`. */
export function mailPortOf({ MAIL_URL: url, MAIL_KEY: key = '' }: MailVars): SendMail {
  if (!url) return async () => undefined
  return async ({ id, recipient }, { subject, text, html, headers }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ from: SENDER, to: recipient, subject, text, html, headers }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The mail service answered ${response.status}`)
  }
}
