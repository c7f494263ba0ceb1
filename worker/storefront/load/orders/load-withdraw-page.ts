import {
  type Declaration,
  parseWithdrawFault,
  WITHDRAW_FIELDS,
} from '../../../../shared/checkout/withdrawal'
import type { WireDeclaration } from '../../../../shared/contract/order/withdrawal'
import { opaqueId } from '../../../../shared/contract/wire/request-value'
import { formatDay, formatMoment } from '../../../../shared/i18n/date-text'
import { ok } from '../../../../shared/result'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { type PageContext, type PageOutcome, plainPage } from '../page-outcome'
import type { Sources } from '../sources'

/** The form of a withdrawal, or the declaration that its address names. */
export async function loadWithdrawPage(
  { upstream, store }: Sources,
  { url: { searchParams }, t }: PageContext,
): Promise<PageOutcome> {
  const title = t('withdraw.title')
  const fault = parseWithdrawFault(searchParams.get(WITHDRAW_FIELDS.fault))
  const orderHash = readId(searchParams, WITHDRAW_FIELDS.orderHash)
  const form = { route: 'withdraw', orderHash, declaration: null, fault } as const
  const token = readId(searchParams, WITHDRAW_FIELDS.declaration)
  if (token === '') return ok(plainPage(form, title))
  const found = await upstream.call('withdrawalShow', { query: { token } })
  if (found.ok) {
    const declaration = toDeclaration(found.value, store)
    return ok(plainPage({ ...form, declaration }, title))
  }
  const { kind, status } = found.error
  if (kind !== 'status' || status !== 404) return found
  return ok(plainPage({ ...form, fault: 'failed' }, title))
}

function readId(query: URLSearchParams, name: string): string {
  const id = opaqueId.safeParse(query.get(name))
  return id.success ? id.data : ''
}

function toDeclaration(wire: WireDeclaration, { i18n }: StoreView): Declaration {
  return {
    token: wire.token,
    orderNumber: wire.order_number,
    name: wire.name,
    emailHint: wire.email_hint,
    orderedOn: formatDay(new Date(wire.ordered_at), i18n),
    confirmedAt: wire.confirmed_at ? formatMoment(new Date(wire.confirmed_at), i18n) : null,
    endsOn: wire.ends_on ? formatDay(new Date(wire.ends_on), i18n) : null,
    lines: (wire.items ?? []).map(({ qty_withdrawn: withdrawnQty, ...line }) => ({
      ...line,
      withdrawnQty,
    })),
  }
}
