import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import type { CallResult } from '../../../shared/contract/calls'
import { isEmailConfirmed, type WireCustomer } from '../../../shared/contract/customer/user'
import { isSubscribed } from '../../../shared/contract/services/newsletter'
import { ACCOUNT_FIELDS } from '../../../shared/customer/account-forms'
import { createTranslate } from '../../../shared/i18n/messages'
import { pageOfData } from '../../../shared/routing/links'
import { INVOICE_PATH } from '../../../shared/routing/screen-paths'
import { withCacheFacts } from '../cache/kept-page'
import { askAsCustomer } from '../gateway/ask-as-customer'
import { type GatewayContext, upstreamOf, withoutSession } from '../gateway/gateway-context'
import { ORDERS_PER_PAGE, toAccount } from '../load/account/to-account'
import { toOwnOrder } from '../load/account/to-own-order'
import type { Sources } from '../load/sources'
import { withoutUnsaid } from '../session/said-once'
import { readResult } from '../upstream/upstream'
import { findOwnOrder } from './find-own-order'
import { makePage } from './make-page'
import { mayMakePage } from './may-make-page'
import { openSources } from './open-sources'

/**
 * The page of an account, or of a guest who may log in there. It is one customer's: it passes by the page
 * cache, as HTML and as data.
 */
export function serveAccount(mode: 'html' | 'data') {
  return async function serve(c: GatewayContext): Promise<Response> {
    const visitor = withoutSession(c)
    const url = new URL(c.req.url)
    if (mode === 'data') url.pathname = pageOfData(url.pathname)
    const allowed = await mayMakePage(visitor, mode, url)
    if (!allowed.ok) return allowed.error
    const { sources } = openSources(visitor as Context)
    const own = await loadOwnView(c, url)
    const asked = { url: withoutUnsaid(c, url), mode, mayStream: false }
    return withCacheFacts(await makePage(visitor, { ...sources, account: own }, asked), 'bypass', 0)
  }
}

type Own = NonNullable<Sources['account']>

/** What is there of who is logged in: `unknown` for what is somebody else's, `down` in an outage. */
export function loadOwnView(c: GatewayContext, url: URL): Promise<Own> | Own {
  if (!c.get('customer').current) return 'guest'
  const isInvoiceShown = url.pathname.endsWith(INVOICE_PATH)
  const orderNumber = url.searchParams.get(ACCOUNT_FIELDS.order)
  if (isInvoiceShown || orderNumber !== null) {
    return loadOwnOrder(c, orderNumber ?? '', { url, isInvoiceShown })
  }
  return loadAccount(c, url)
}

async function loadOwnOrder(
  c: GatewayContext,
  orderNumber: string,
  { url, isInvoiceShown }: { url: URL; isInvoiceShown: boolean },
): Promise<Own> {
  const found = await findOwnOrder(c, orderNumber)
  if (!found.ok) return WITHOUT[found.error.status] ?? 'down'
  const missing = url.searchParams.get(ACCOUNT_FIELDS.missing)?.split('.').map(Number) ?? null
  const store = c.get('store')
  const t = createTranslate(messagesOf(store.storeCode))
  const order = toOwnOrder({ wire: found.value, missing, isInvoiceShown }, { t, store })
  return order ? { account: null, order } : 'unknown'
}

/** What there is where the backend refuses; any other refusal is an outage. */
const WITHOUT: Readonly<Record<number, Own>> = { 401: 'guest', 404: 'unknown' }

async function loadAccount(c: GatewayContext, url: URL): Promise<Own> {
  // Before all others: where the token is over, this call renews it.
  const me = await askAsCustomer(c, 'userMe', {})
  if (!me.ok) return WITHOUT[me.error.status] ?? 'down'
  const read = readResult('userMe', me.value)
  if (!read.ok) return 'down'
  const customer = read.value
  const [history, alerts, cards, logins, isReader] = await Promise.all([
    loadHistory(c, Number(url.searchParams.get(ACCOUNT_FIELDS.orders)) | 0),
    loadList(c, 'productAlertList'),
    loadList(c, 'keptCardList'),
    loadList(c, 'userLogins'),
    isNewsletterReader(c, customer),
  ])
  if (!history) return 'down'
  const account = toAccount(
    {
      customer,
      history: history.orders,
      alerts,
      cards,
      logins,
      isEmailConfirmed: isEmailConfirmed(customer),
      isSubscribed: isReader,
      page: history.page,
      edited: url.searchParams.get(ACCOUNT_FIELDS.address),
    },
    c.get('store'),
  )
  return account ? { account, order: null } : 'unknown'
}

/** A list of the customer's; empty where the backend has none, or cannot tell. */
async function loadList<Name extends 'productAlertList' | 'keptCardList' | 'userLogins'>(
  c: GatewayContext,
  name: Name,
): Promise<CallResult<Name> | []> {
  const asked = await askAsCustomer(c, name, {})
  const read = asked.ok ? readResult(name, asked.value) : asked
  return read.ok ? read.value : []
}

/** Who reads mail to an address has it; nobody else learns what it is subscribed to (trust C10). */
async function isNewsletterReader(c: GatewayContext, customer: WireCustomer): Promise<boolean> {
  if (!isEmailConfirmed(customer)) return false
  const state = await upstreamOf(c).call('newsletterState', { query: { email: customer.email } })
  return state.ok && isSubscribed(state.value)
}

const LAST_PAGE = 10_000

interface History {
  orders: CallResult<'userOrderHistory'>
  /** Counted from 1. */
  page: number
}

/** A page of the history; behind its end it is the last one. Null in an outage. */
async function loadHistory(c: GatewayContext, wanted: number): Promise<History | null> {
  const page = Math.max(1, Math.min(LAST_PAGE, wanted))
  const query = { pageSize: String(ORDERS_PER_PAGE), currentPage: String(page) }
  const asked = await askAsCustomer(c, 'userOrderHistory', { query: Object.entries(query) })
  const read = asked.ok ? readResult('userOrderHistory', asked.value) : asked
  if (!read.ok) return null
  const last = Math.ceil((read.value.total_count ?? 0) / ORDERS_PER_PAGE)
  return last > 0 && page > last ? loadHistory(c, last) : { orders: read.value, page }
}
