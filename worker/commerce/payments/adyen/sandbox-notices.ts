// The webhooks of the sandbox: late, each twice, and where the card says so out of order. They are
// signed and read as those of the provider, under a key that lives for one delivery.
import { createMiddleware } from 'hono/factory'
import { toHex } from '../../../../shared/signing/text-digest'
import type { Database } from '../../db/databases'
import { query, readAll } from '../../db/query'
import { sql, toStatement } from '../../db/sql'
import type { CommerceEnv } from '../../env'
import { keepNotices, settleNotices } from './adyen-notice'
import type { AdyenNotice } from './notice-messages'
import { signNotice } from './notice-signature'
import type { SandboxPayment } from './sandbox-payment'

const SOON_MS = 1000
const LATE_MS = 5000
const AT_ONCE = 20

type Event = [eventCode: string, success: boolean, afterMs: number]

/** Writes down what will be told of a payment that has come to its end. */
export async function queueNotices(
  sales: Database,
  payment: SandboxPayment,
  isSuccess: boolean,
  now: number,
): Promise<void> {
  const isLate = payment.behaviour === 'pending' || payment.behaviour === 'time-out'
  const authorisedAfter = isLate ? LATE_MS : SOON_MS
  const events: Event[] = [
    ...(payment.behaviour === 'pending' ? [['CAPTURE', true, SOON_MS] satisfies Event] : []),
    ['AUTHORISATION', isSuccess, authorisedAfter],
    ['AUTHORISATION', isSuccess, authorisedAfter + SOON_MS],
  ]
  await sales.batch(
    events.map(([eventCode, success, afterMs]) => {
      const item = JSON.stringify(toNotice(payment, eventCode, success))
      return toStatement(
        sales,
        sql`INSERT INTO sandbox_adyen_notice (item, due_at) VALUES (${item}, ${now + afterMs})`,
      )
    }),
  )
}

interface Refund {
  pspReference: string
  reference: string
  amount: { value: number; currency: string }
}

/** Writes down that it will be told that money has gone back. */
export async function queueRefundNotice(
  sales: Database,
  payment: SandboxPayment,
  { pspReference, reference, amount }: Refund,
  now: number,
): Promise<void> {
  const notice: AdyenNotice = {
    pspReference,
    originalReference: payment.pspReference,
    merchantAccountCode: payment.merchantAccount,
    merchantReference: reference,
    amount,
    eventCode: 'REFUND',
    success: 'true',
  }
  const queued = sql`INSERT INTO sandbox_adyen_notice (item, due_at)
    VALUES (${JSON.stringify(notice)}, ${now + LATE_MS})`
  await toStatement(sales, queued).run()
}

/** Tells what is due. What cannot be told is told again the next time. */
export async function deliverNotices(sales: Database, now: number): Promise<void> {
  const due = await readAll(
    sales,
    query<{ id: number; item: string }>(sql`SELECT id, item FROM sandbox_adyen_notice
      WHERE due_at <= ${now} ORDER BY due_at, id LIMIT ${AT_ONCE}`),
  )
  for (const { id, item } of due) {
    const key = toHex(crypto.getRandomValues(new Uint8Array(32)))
    const notice = JSON.parse(item) as AdyenNotice
    const additionalData = { hmacSignature: await signNotice(key, notice) }
    const notificationItems = [{ NotificationRequestItem: { ...notice, additionalData } }]
    const kept = await keepNotices(sales, [key], { live: 'false', notificationItems }, now)
    if (!kept.ok) throw new Error(`The sandbox sent a notice that is ${kept.error}`)
    await toStatement(sales, sql`DELETE FROM sandbox_adyen_notice WHERE id = ${id}`).run()
  }
  if (due.length > 0) await settleNotices(sales, now)
}

/** Who asks for a payment hears what the sandbox has told by then. */
export const withSandboxNotices = createMiddleware<CommerceEnv>(async function deliver(c, next) {
  if (!c.env.ADYEN_API_KEY) await deliverNotices(c.env.SALES, Date.now())
  await next()
})

function toNotice(payment: SandboxPayment, eventCode: string, success: boolean): AdyenNotice {
  const { pspReference, merchantAccount, reference, amount, currency } = payment
  const isAfterwards = eventCode !== 'AUTHORISATION'
  return {
    pspReference: isAfterwards ? `${pspReference.slice(0, 15)}C` : pspReference,
    ...(isAfterwards && { originalReference: pspReference }),
    merchantAccountCode: merchantAccount,
    merchantReference: reference,
    amount: { value: amount, currency },
    eventCode,
    success: success ? 'true' : 'false',
  }
}
