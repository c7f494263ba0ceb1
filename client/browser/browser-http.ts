import { CARDS_PATH } from '../../shared/routing/data-paths'
import { storePath } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import type { GatewayRequest, HttpPort } from '../engine/ports'
import { readLogin, tellSignedOut } from './account/known-login'
import { lost, toGatewayAnswer } from './offline/gateway-answer'

/** How long an answer may take (spec 9, client timeout), in milliseconds. */
const TIMEOUT_MS = 5000
/** Placing an order waits longer: breaking off early only makes the outcome unknown. */
const ORDER_TIMEOUT_MS = 20_000
/** What may move money. */
const PATIENT_PATHS = ['/api/order', '/api/ext/adyen/', '/checkout-express/']

/**
 * Calls the shop's own gateway, below the store code where the store writes one. Whatever happens
 * is an answer; it never throws.
 */
export function createBrowserHttp(store: StoreView): HttpPort {
  return {
    async send(request) {
      if (!navigator.onLine && !isKept(request)) return lost('offline')
      const login = readLogin()
      try {
        const answer = await toGatewayAnswer(await call(request, store))
        // Where a token could not be refreshed, the answer takes the login away (spec 8).
        if (login !== null && readLogin() === null) tellSignedOut(answer)
        return answer
      } catch (error) {
        return lost(
          error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network',
        )
      }
    },
  }
}

/** Whether the service worker may know the answer without a connection. */
const isKept = ({ path }: GatewayRequest) => path.startsWith(CARDS_PATH)

function call(
  { method, path, body, headers, whenUnwanted, outlivesPage = false }: GatewayRequest,
  store: StoreView,
): Promise<Response> {
  const unwanted = new AbortController()
  whenUnwanted?.(() => unwanted.abort())
  const isOrder = method === 'POST' && PATIENT_PATHS.some((start) => path.startsWith(start))
  return fetch(storePath(path, store), {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    keepalive: outlivesPage,
    signal: AbortSignal.any([
      unwanted.signal,
      AbortSignal.timeout(isOrder ? ORDER_TIMEOUT_MS : TIMEOUT_MS),
    ]),
  })
}
