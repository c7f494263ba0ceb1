import { shopDay } from '../../../shared/i18n/day-text'
import { withCacheFacts } from '../cache/kept-page'
import { type GatewayContext, withoutSession } from '../gateway/gateway-context'
import type { Sources } from '../load/sources'
import { makePage } from '../pages/make-page'
import { mayMakePage } from '../pages/may-make-page'
import { openSources } from '../pages/open-sources'

/** The status of a page that says that its form was refused. */
const UNPROCESSABLE = 422

interface OwnAnswer extends Partial<Sources> {
  isRefused: boolean
}

/**
 * Answers a posted form with the page that has it and with what no address is to say: what was typed into
 * a form that was refused still stands there. It is one shopper's, and passes by the page cache.
 */
export async function showAgain(
  c: GatewayContext,
  page: string,
  { isRefused, ...own }: OwnAnswer,
): Promise<Response> {
  const visitor = withoutSession(c)
  const url = new URL(page, c.req.url)
  const allowed = await mayMakePage(visitor, 'html', url)
  if (!allowed.ok) return allowed.error
  const { sources } = openSources(visitor)
  const made = await makePage(
    visitor,
    { ...sources, ...own },
    { url, mode: 'html', mayStream: false },
  )
  const shown = withCacheFacts(made, 'bypass', 0)
  shown.headers.set('content-location', page)
  if (shown.status !== 200 || !isRefused) return shown
  return new Response(shown.body, { status: UNPROCESSABLE, headers: shown.headers })
}

interface Refused {
  form: string
  fault: string
  typed: URLSearchParams
}

/** The page of a form that was refused, with what was typed into it and why it was refused. */
export function showRefused(
  c: GatewayContext,
  page: string,
  { form, fault, typed }: Refused,
): Promise<Response> {
  const refused = { form, fault, typed: String(typed), day: shopDay(Date.now()) }
  return showAgain(c, page, { refused, isRefused: true })
}
