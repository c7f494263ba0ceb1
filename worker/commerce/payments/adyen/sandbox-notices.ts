// The webhooks of the sandbox: late, each twice, and where the card says so out of order. They are
// signed and read as those of the provider, under a key that lives for one delivery.
import { createMiddleware } from 'hono/factory'
import { toHex } from '../../../../shared/signing/text-digest'
import type { Database } from '../../db/databases'
import { query, readAll, readFirst, transact } from '../../db/query'
import { sql, toStatement } from '../../db/sql'
import type { CommerceEnv } from '../../env'
import { keepNotices, settleNotices } from './adyen-notice'
import type { AdyenNotice } from './notice-messages'
import { signNotice } from './notice-signature'
import type { Behaviour } from './sandbox-cards'
import type { SandboxPayment } from './sandbox-payment'

const SOON_MS = 1000
const LATE_MS = 5000
/** After nobody waits for the answer any more (`open-adyen.ts`). */
const SILENT_MS = 10_000
const AT_ONCE = 20

type Event = [eventCode: string, success: boolean, afterMs: number]

const AUTHORISED_AFTER_MS: Partial<Record<Behaviour, number>> = {
  pending: LATE_MS,
  'time-out': SILENT_MS,
}

/**
 * Writes down what will be told of a payment that has come to its end. Where its money is taken at once,
 * a pending one is told out of order: that it was taken first.
 */
export async function queueNotices(
  sales: Database,
  payment: SandboxPayment,
  { isSuccess, isTaken = true }: { isSuccess: boolean; isTaken?: boolean },
  now: number,
): Promise<void> {
  const { behaviour } = payment
  const authorisedAfter = AUTHORISED_AFTER_MS[behaviour] ?? SOON_MS
  const isOutOfOrder = behaviour === 'pending' && isTaken
  const events: Event[] = [
    ...(isOutOfOrder ? [['CAPTURE', true, SOON_MS] satisfies Event] : []),
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

interface Part {
  pspReference: string
  reference: string
  amount: { value: number; currency: string }
}

/** Writes down that it will be told that money has gone back. */
export async function queueRefundNotice(
  sales: Database,
  payment: SandboxPayment,
  part: Part,
  now: number,
): Promise<void> {
  const item = JSON.stringify(toPartNotice(payment, part, 'REFUND', true))
  const queued = sql`INSERT INTO sandbox_adyen_notice (item, due_at) VALUES (${item}, ${now + LATE_MS})`
  await toStatement(sales, queued).run()
}

/** Takes what is left of an authorised amount, and writes down that it will be told, twice. */
export async function queueCaptureNotice(
  sales: Database,
  payment: SandboxPayment,
  part: Part,
  now: number,
): Promise<void> {
  const { pspReference, amount } = part
  const taken = sql`INSERT INTO sandbox_adyen_capture (psp_reference, payment_id, amount)
    SELECT ${pspReference}, ${payment.id}, ${amount.value}
    WHERE ${amount.value} + (SELECT COALESCE(SUM(amount), 0) FROM sandbox_adyen_capture
      WHERE payment_id = ${payment.id}) <= ${payment.amount}
    ON CONFLICT (psp_reference) DO NOTHING`
  await toStatement(sales, taken).run()
  const known = await readFirst(
    sales,
    query<object>(sql`SELECT 1 FROM sandbox_adyen_capture WHERE psp_reference = ${pspReference}`),
  )
  const item = JSON.stringify(toPartNotice(payment, part, 'CAPTURE', known !== null))
  await transact(
    sales,
    [SOON_MS, LATE_MS].map(
      (after) =>
        sql`INSERT INTO sandbox_adyen_notice (item, due_at) VALUES (${item}, ${now + after})`,
    ),
  )
}

function toPartNotice(
  payment: SandboxPayment,
  { pspReference, reference, amount }: Part,
  eventCode: string,
  isSuccess: boolean,
): AdyenNotice {
  return {
    pspReference,
    originalReference: payment.pspReference,
    merchantAccountCode: payment.merchantAccount,
    merchantReference: reference,
    amount,
    eventCode,
    success: isSuccess ? 'true' : 'false',
  }
}

interface Cancel {
  pspReference: string
  reference: string
  merchantAccount: string
}

/** Takes back a payment, and writes down that it will be told; false is told where there was none. */
export async function queueCancelNotice(
  sales: Database,
  payment: SandboxPayment | null,
  { pspReference, reference, merchantAccount }: Cancel,
  now: number,
): Promise<void> {
  const notice: AdyenNotice = {
    pspReference,
    merchantAccountCode: merchantAccount,
    merchantReference: reference,
    amount: { value: 0, currency: payment?.currency ?? 'EUR' },
    eventCode: 'TECHNICAL_CANCEL',
    success: payment ? 'true' : 'false',
  }
  const answer = JSON.stringify({ resultCode: 'Cancelled' })
  const id = payment?.id ?? null
  await transact(sales, [
    sql`UPDATE sandbox_adyen_payment SET answer = ${answer} WHERE id = ${id}`,
    sql`DELETE FROM sandbox_adyen_notice WHERE item ->> '$.eventCode' = 'AUTHORISATION'
      AND item ->> '$.pspReference' = ${payment?.pspReference ?? null}`,
    sql`INSERT INTO sandbox_adyen_notice (item, due_at)
      VALUES (${JSON.stringify(notice)}, ${now + SOON_MS})`,
  ])
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
