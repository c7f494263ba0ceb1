import { opaqueId } from '../../../../shared/contract/wire/request-value'
import { parseAccountFault } from '../../../../shared/customer/account-fault'
import {
  ACCOUNT_FIELDS,
  parseAccountForm,
  parseAccountNotice,
} from '../../../../shared/customer/account-forms'
import type { Translate } from '../../../../shared/i18n/messages'
import { fail, ok } from '../../../../shared/result'
import { RESET_PASSWORD_PATH } from '../../../../shared/routing/screen-paths'
import { statusFault } from '../../upstream/fault'
import { withPlaces } from '../cart/with-places'
import { createLookups } from '../lookups'
import { notFound, type PageContext, type PageOutcome, plainPage } from '../page-outcome'
import type { OwnView, Sources } from '../sources'

/** The account of who is logged in; where one can log in for everybody else (spec 6). */
export async function loadAccountPage(
  sources: Sources,
  context: PageContext,
): Promise<PageOutcome> {
  const { account } = sources
  const { t, url } = context
  if (url.pathname.includes(RESET_PASSWORD_PATH)) return loadReset(sources, context)
  if (account === 'unknown') return ok(notFound(context))
  if (account === 'down') return fail(statusFault(503))
  const own =
    account === 'guest' || !account
      ? { account: null, order: null }
      : await withPictures(account, sources)
  const data = { route: 'my-account', ...own, reset: null, ...said(sources, context) } as const
  return ok(plainPage(data, titleOf(own, t)))
}

/** An order with how its products look, as behind its link; an invoice has no pictures. */
async function withPictures(own: OwnView, sources: Sources): Promise<OwnView> {
  if (!own.order || own.order.isInvoiceShown) return own
  const { order } = own.order
  const lines = await withPlaces(order.lines, createLookups(sources))
  return { ...own, order: { ...own.order, order: { ...order, lines } } }
}

function titleOf({ account, order }: OwnView, t: Translate): string {
  if (order?.isInvoiceShown) return t('invoice.title', { number: order.invoice?.number ?? '' })
  if (order) return t('orders.title', { number: order.order.orderNumber })
  return t(account ? 'account.title' : 'account.log-in')
}

/** Where a new password is asked for and, with the token of a mail, chosen. */
async function loadReset(sources: Sources, context: PageContext): Promise<PageOutcome> {
  const given = opaqueId.safeParse(context.url.searchParams.get(ACCOUNT_FIELDS.token))
  const reset = { token: given.success ? given.data : '' }
  const told = said(sources, context)
  const isOver = given.success && !told.fault && (await isResetOver(sources, given.data))
  const data = {
    route: 'my-account',
    account: null,
    order: null,
    reset,
    ...told,
    fault: isOver ? 'reset-over' : told.fault,
  } as const
  return ok({ ...plainPage(data, context.t('account.reset-title')), path: RESET_PASSWORD_PATH })
}

/** Said before anybody fills in the form; where the backend cannot tell, it is said after that. */
async function isResetOver({ upstream }: Sources, resetToken: string): Promise<boolean> {
  const state = await upstream.call('userResetState', { body: { resetToken } })
  return state.ok && !state.value
}

function said({ typed = {}, giftCardBalance = null }: Sources, { url }: PageContext) {
  const { searchParams } = url
  return {
    typed,
    giftCardBalance,
    notice: parseAccountNotice(searchParams.get(ACCOUNT_FIELDS.notice)),
    fault: parseAccountFault(searchParams.get(ACCOUNT_FIELDS.fault)),
    refused: parseAccountForm(searchParams.get(ACCOUNT_FIELDS.form)),
  }
}
