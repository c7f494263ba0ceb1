// The gateway over a small pretended backend: carts, one product, orders, payments. What a browser
// keeps between two requests is kept here too.
import { Hono } from 'hono'
import type { PaymentState } from '../../shared/contract/payment/payment'
import { ok } from '../../shared/result'
import type { StoreCode } from '../../shared/store-view/store-view'
import { storeViewOf } from '../../shared/store-view/store-views'
import type { AppEnv } from '../../worker/storefront/app-env'
import { parseSettings } from '../../worker/storefront/env'
import { createGateway } from '../../worker/storefront/gateway/gateway'
import type { RateCounter } from '../../worker/storefront/http/rate-limit'
import type { PaymentAct } from '../../worker/storefront/upstream/payments'
import { createFakeDesk, type FakeDesk } from './fake-desk'
import { enveloped } from './fake-upstream'

export interface SentRequest {
  method?: string
  path: string
  body?: unknown
  headers?: Record<string, string>
}

interface Line {
  item_id: number
  sku: string
  qty: number
  quote_id: string
}

export const NEWSLETTER_KEY = 'signs-unsubscribe-links'

const NO_CART = { reason: 'cart-not-found' }

/** A backend that keeps carts and says "no" as the embedded one does. */
function createBackend() {
  const carts = new Map<string, Line[]>()
  const asked: { path: string; url: URL; body: unknown; headers: Headers }[] = []
  const backend = {
    carts,
    asked,
    /** Answers in place of the backend. */
    override: null as null | ((path: string) => Response | null),
    count: (path: string) => asked.filter((request) => request.path === path).length,
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const text = await request.text()
      const body: unknown = text ? JSON.parse(text) : null
      asked.push({ path: url.pathname, url, body, headers: request.headers })
      return backend.override?.(url.pathname) ?? answerFor(url, body)
    },
  }

  function answerFor(url: URL, body: unknown): Response {
    if (url.pathname === '/api/cart/create') {
      const id = `cart-${carts.size + 1}`
      carts.set(id, [])
      return enveloped(id)
    }
    if (!url.pathname.startsWith('/api/cart/')) return enveloped('Not built yet', 501)
    const id = url.searchParams.get('cartId') ?? ''
    const lines = carts.get(id)
    if (!lines) return enveloped('No such cart', 404, NO_CART)
    if (url.pathname === '/api/cart/pull') return enveloped(lines)
    if (url.pathname === '/api/cart/totals') return enveloped({ grand_total: lines.length })
    if (url.pathname === '/api/cart/update') return update(id, lines, body)
    if (url.pathname === '/api/cart/delete') return enveloped(true)
    return enveloped('Not built yet', 501)
  }

  function update(id: string, lines: Line[], body: unknown): Response {
    const { cartItem } = body as { cartItem: { sku: string; qty: number; item_id?: number } }
    if (cartItem.sku !== 'LAMP') {
      return enveloped('No such product', 404, { reason: 'product-not-found' })
    }
    const isMissing = !lines.some(({ item_id }) => item_id === cartItem.item_id)
    if (cartItem.item_id !== undefined && isMissing) {
      return enveloped('No such item', 404, { reason: 'item-not-found' })
    }
    const line = { item_id: lines.length + 1, sku: 'LAMP', qty: cartItem.qty, quote_id: id }
    lines.push(line)
    return enveloped({ ...line, secret_cost: 3 })
  }

  return backend
}

interface Backend {
  fetch(request: Request): Promise<Response>
}

/** The gateway over the pretended backend, or over another one. */
export function createFakeShop(
  store: StoreCode = 'nl_nl',
  commerce?: Backend,
  vars: Record<string, string> = {},
) {
  const backend = createBackend()
  const desks = new Map<string, FakeDesk>()
  const placed: unknown[] = []
  const payment = {
    state: 'open' as PaymentState,
    redirectUrl: 'https://pay.example/card/1',
    amountDue: undefined as number | undefined,
    /** What the bank wants next, of a card that is paid with in the shop. */
    action: undefined as Record<string, unknown> | undefined,
  }
  const acts: PaymentAct[] = []
  const deskOf = (attempt: string) => {
    const known = desks.get(attempt) ?? createDesk(attempt)
    desks.set(attempt, known)
    return known.desk
  }

  function createDesk(attempt: string): FakeDesk {
    const state = () => ({
      orderHash: `hash-${attempt}`,
      state: payment.state,
      amountDue: payment.amountDue,
    })
    return createFakeDesk({
      async place(_attempt, order) {
        placed.push(order)
        await Promise.resolve()
        return ok({ orderNumber: '1000001', orderHash: `hash-${attempt}` })
      },
      status: async () => ok(null),
      startPayment: async () => ok({ redirectUrl: payment.redirectUrl }),
      paymentStatus: async () => ok(state()),
      cancelPayment: async () => ok({ ...state(), state: 'refused' }),
      actOnPayment: async (act) => {
        acts.push(act)
        const { action } = payment
        return ok({ resultCode: 'Pending', isFinal: false, ...(action && { action }) })
      },
    })
  }

  const env = {
    COMMERCE: commerce ?? backend,
    ORDER_DESK: { idFromName: (name: string) => name, get: deskOf },
    RATE_API: undefined as RateCounter | undefined,
    RATE_ORDER: undefined as RateCounter | undefined,
    RATE_SEARCH: undefined as RateCounter | undefined,
    RATE_CART: undefined as RateCounter | undefined,
    RATE_SUGGESTIONS: undefined as RateCounter | undefined,
    RATE_NEWSLETTER: undefined as RateCounter | undefined,
    RATE_REVIEW: undefined as RateCounter | undefined,
    RATE_VOUCHER: undefined as RateCounter | undefined,
    RATE_LOGIN: undefined as RateCounter | undefined,
  }
  const settings = parseSettings({
    SESSION_KEYS: 'A'.repeat(43),
    PSP_ORIGINS: 'https://pay.example',
    NEWSLETTER_KEY,
    ...vars,
  })
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('settings', settings)
    c.set('store', storeViewOf(store))
    c.set('requestId', 'request-1')
    await next()
  })
  app.route('/api', createGateway())

  /** A browser with a cookie jar, on a page of the shop. */
  function createBrowser() {
    const jar = new Map<string, string>()
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      cookie,
      /** For who keeps one cookie, copies it or writes one of their own. */
      jar,
      forget: () => jar.clear(),
      async send({ method = 'GET', path, body, headers = {} }: SentRequest) {
        const response = await app.request(
          `https://nl.example${path}`,
          {
            method,
            headers: {
              origin: 'https://nl.example',
              'sec-fetch-site': 'same-origin',
              ...(jar.size > 0 ? { cookie: cookie() } : {}),
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body === undefined
              ? {}
              : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          },
          env,
        )
        const setCookie = response.headers.get('set-cookie')
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          if (/max-age=0/i.test(set)) jar.delete(name)
          else jar.set(name, value)
        }
        const text = await response.text()
        const { status } = response
        return { status, headers: response.headers, text, setCookie, json: parseJson(text) }
      },
    }
  }

  return { backend, desks, placed, payment, acts, env, createBrowser }
}

function parseJson(text: string): { code: number; result: unknown; meta?: unknown } {
  return text ? JSON.parse(text) : { code: 0, result: null }
}
