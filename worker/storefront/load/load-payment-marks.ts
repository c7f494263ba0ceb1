import { type PaymentMark, toPaymentMarks } from '../../../shared/checkout/payment-marks'
import type { Translate } from '../../../shared/i18n/messages'
import type { Sources } from './sources'

/** What one may pay with in this store, as its backend is set up; nothing where that cannot be had. */
export async function loadPaymentMarks(
  { store, upstream, cache }: Sources,
  t: Translate,
): Promise<PaymentMark[]> {
  const { storeCode } = store
  const read = await cache.read(
    { kind: 'directory', parts: { payments: storeCode }, tags: () => ['payments'] },
    () => upstream.call('paymentWays', { query: { storeCode } }),
  )
  return read.ok ? toPaymentMarks(read.value.value.codes ?? [], store, t) : []
}
