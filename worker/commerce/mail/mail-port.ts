import type { MailVars } from '../env'
import type { DueMail, MailContent } from './mail'

/** Takes a mail and sends it; the same id again is a repeat. Throws when it was not taken. */
export type SendMail = (mail: DueMail, content: MailContent) => Promise<void>

const TIMEOUT_MS = 10_000
const SENDER = 'Wilm & Erin <service@wilmenerin.example>'

/** The service that `MAIL_URL` names. Without one mails are only kept, to be seen at `/mail`. */
export function mailPortOf({ MAIL_URL: url, MAIL_KEY: key = '' }: MailVars): SendMail {
  if (!url) return async () => undefined
  return async ({ id, recipient }, { subject, text, html }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ from: SENDER, to: recipient, subject, text, html }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The mail service answered ${response.status}`)
  }
}
