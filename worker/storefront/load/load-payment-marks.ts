import { type PaymentMark, toPaymentMarks } from '../../../shared/checkout/payment-marks'
import type { Translate } from '../../../shared/i18n/messages'
import { ok } from '../../../shared/result'
import type { Sources } from './sources'

const NOT_FOUND = 404
const PARTS = 'payment-ways'

/** What one may pay with in this store, as its backend is set up; undefined where that cannot be had. */
export async function loadPaymentMarks(
  { store, upstream, cache }: Sources,
  t: Translate,
): Promise<PaymentMark[] | undefined> {
  const read = await cache.read(
    { kind: 'directory', parts: PARTS, tags: () => [PARTS] },
    async () => {
      const asked = await upstream.call('paymentWays', { query: { storeCode: store.storeCode } })
      // The call is ours: a backend without it says so once, and not for every page.
      return !asked.ok && asked.error.status === NOT_FOUND ? ok({ codes: [] }) : asked
    },
  )
  const codes = read.ok ? (read.value.value.codes ?? []) : []
  const marks = toPaymentMarks(codes, store, t)
  return marks.length > 0 ? marks : undefined
}
