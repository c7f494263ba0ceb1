// The ancestor's defects (trust 2.2, R1 to R9), each put around the real code as small as it was there, and
// others that there might be. The simulator has to see every one of them.
import type { GatewayAnswer, GatewayRequest, HttpPort } from '../../client/engine/ports'
import { IDEMPOTENCY_HEADER } from '../../shared/contract/wire/wire-names'
import { isRecord } from '../../shared/json/is-record'
import { keepText } from './machines/browser'
import type { Page } from './shopper/page'
import type { Seams } from './world'

const isOrder = ({ path, method }: GatewayRequest) =>
  method === 'POST' && path.startsWith('/api/order?')
const isChange = ({ path }: GatewayRequest) => path.startsWith('/api/cart/update')

const answered = (result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code: 200,
  result,
  retryAfterMs: null,
})
const PRETENDED = answered({ orderNumber: '1000000001', orderHash: 'nobody-has-it' })

type Send = HttpPort['send']

/** A defect in what a tab does with a request and its answer. */
const inHttp = (wrap: (send: Send, page: () => Page) => Send): Seams => ({
  http: ({ send }, page) => ({ send: wrap(send, page) }),
})

/** R1: an order that is sent a second time is nested, and refused for its shape. */
const nested: Seams = {
  backend: (backend) => ({
    ...backend,
    place: (attempt, order) =>
      backend.place(attempt, attempt.isResent ? ({ newOrder: order } as never) : order),
  }),
}

/** R2: an order whose answer is lost is sent again, as another one. */
const sentAgain = inHttp((send) => async (request) => {
  const first = await send(request)
  if (!isOrder(request) || first.kind !== 'lost' || !isRecord(request.body)) return first
  const id = crypto.randomUUID()
  const body = { ...request.body, order_id: id }
  return send({ ...request, body, headers: { [IDEMPOTENCY_HEADER]: id } })
})

/** R3: what may happen in one tab only is guarded by a variable of that tab. */
const lockOfOneTab: Seams = {
  tabs: ({ watch }) => {
    let last: Promise<unknown> = Promise.resolve()
    return {
      watch,
      exclusively(_name, work) {
        const next = last.then(work)
        last = next.catch(() => undefined)
        return next
      },
    }
  },
}

/** R4: a refused order is kept as if it had been sent. */
const refusedLooksSent = inHttp((send) => async (request) => {
  const answer = await send(request)
  const isRefused = answer.kind === 'answered' && [400, 404, 409].includes(answer.code)
  return isOrder(request) && isRefused ? PRETENDED : answer
})

/** R5: tasks are said to run one after the other, and all of them run already. */
const allAtOnce = inHttp((send) => async (request) => {
  const item = isChange(request) && isRecord(request.body) ? request.body.cartItem : null
  if (!isRecord(item) || typeof item.item_id !== 'number') return send(request)
  void send(request)
  return answered({ ...item, quote_id: '{{cartId}}' })
})

/** R6: an order with the contents of an earlier one is swallowed, and nobody is told. */
const swallowed = inHttp((send, page) => (request) => {
  if (!isOrder(request) || !isRecord(request.body)) return send(request)
  const { order_id, created_at, updated_at, ...contents } = request.body
  const text = JSON.stringify(contents, (name, value) =>
    name === 'server_item_id' ? undefined : value,
  )
  const { browser } = page().tab
  const known = orderedContents.get(browser) ?? new Set()
  orderedContents.set(browser, known)
  if (known.has(text)) return new Promise(() => undefined)
  known.add(text)
  return send(request)
})
const orderedContents = new WeakMap<object, Set<string>>()

/** R7: when the session is refused, everything that waits to be sent is dropped. */
const queueDropped = inHttp((send, page) => async (request) => {
  const answer = await send(request)
  if (answer.kind === 'answered' && (answer.code === 401 || answer.code === 403)) {
    page().cart.getState().clear(null)
  }
  return answer
})

/** R8: the token is kept where every script can read it. */
const tokenKept = inHttp((send, page) => async (request) => {
  const answer = await send(request)
  const { tab } = page()
  if (tab.isAlive && tab.browser.cookie) keepText(tab, 'token', tab.browser.cookie)
  return answer
})

/** R9: an order that could not leave is told to be placed. */
const thankedOffline = inHttp((send) => async (request) => {
  const answer = await send(request)
  return isOrder(request) && answer.kind === 'lost' ? PRETENDED : answer
})

/** A change of the cart says not which one it is: a copy of it counts again. */
const nameless = inHttp((send) => (request) => {
  const { headers: _name, ...rest } = request
  return send(isChange(request) ? rest : request)
})

/** A gift card pays, and as much is on it as before. */
const giftCardKept: Seams = {
  sql: (text) => text.replace('balance = balance - used.amount', 'balance = balance - 0'),
}

/** The parts of a bundle stay in stock. */
const partsNotTaken: Seams = {
  sql: (text) => text.replace('UNION ALL SELECT order_id, sku, stock_taken FROM order_part', ''),
}

/** Whatever size was chosen, the other one is put into the cart. */
const otherSize = inHttp((send) => (request) => {
  if (!isChange(request)) return send(request)
  const text = JSON.stringify(request.body).replace('"option_value":"S"', '"option_value":"M"')
  return send({ ...request, body: JSON.parse(text) })
})

/** Whatever is pressed at the bank, it says yes. */
const bankSaysYes: Seams = {
  sql: (text) => text.replace('SET decision = ?', "SET decision = substr('Y' || ?, 1, 1)"),
}

/** Orders of all countries are written down for one. */
const oneShop: Seams = {
  sql: (text) => text.replace('cart.store_code, cart.id', "'nl_nl', cart.id"),
}

/** An order that waits for its payment is given up at once. */
const endsTooEarly: Seams = {
  sql: (text) => text.replace("'pending_payment' AND placed_at <", "'pending_payment' AND 0 <"),
}

/** What waits for a connection is said to be kept, and is not. */
const keptNowhere: Seams = { tasks: (storage) => ({ ...storage, put: async () => undefined }) }

/** What waits for a connection is sent the newest first. */
const newestFirst: Seams = {
  tasks: (storage) => ({ ...storage, all: async () => (await storage.all()).reverse() }),
}

/** What was sent waits to be sent again, and what came of it is told each time. */
const neverRemoved: Seams = { tasks: (storage) => ({ ...storage, remove: async () => undefined }) }

/** Who subscribes twice is a new reader each time. */
const readTwice: Seams = {
  sql: (text) =>
    text.includes('INSERT INTO newsletter (email, store_id, subscribed_at, token)')
      ? text.replace(
          'ON CONFLICT DO NOTHING',
          'ON CONFLICT (email, store_id) DO UPDATE SET token = excluded.token',
        )
      : text,
}

/** What nobody answered is never settled. */
const clockStandsStill: Seams = { hasNoClock: true }

/** By their numbers, or by what is wrong. */
export const DEFECTS: Readonly<Record<string, Seams>> = {
  R1: nested,
  R2: sentAgain,
  R3: lockOfOneTab,
  R4: refusedLooksSent,
  R5: allAtOnce,
  R6: swallowed,
  R7: queueDropped,
  R8: tokenKept,
  R9: thankedOffline,
  'changes of the cart without a name': nameless,
  'gift cards from which nothing is taken': giftCardKept,
  'bundles whose parts stay in stock': partsNotTaken,
  'a size that is another one': otherSize,
  'a bank whose no is a yes': bankSaysYes,
  'one shop for all countries': oneShop,
  'orders that end before their time': endsTooEarly,
  'calls that are kept nowhere': keptNowhere,
  'calls that are sent the newest first': newestFirst,
  'calls that are never done': neverRemoved,
  'calls that count twice': readTwice,
  'a clock that stands still': clockStandsStill,
}
