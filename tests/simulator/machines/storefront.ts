// The storefront Worker as far as a cart and an order meet it: the real gateway with its sealed cookie,
// and the order desks in their modelled objects.
import { Hono } from 'hono'
import type { AppEnv } from '../../../worker/storefront/app-env'
import { createGateway, GATEWAY_PATH } from '../../../worker/storefront/gateway/gateway'
import { findStore, pathInStore } from '../../../worker/storefront/http/find-store'
import type { Attempt } from '../../../worker/storefront/order-desk/attempt'
import { backendOf } from '../../../worker/storefront/order-desk/desk-backend'
import type { OrderBackend } from '../../../worker/storefront/order-desk/desk-ports'
import { COMMERCE_KEY, PUBLIC_ORIGIN } from './commerce'
import { createDeskObject, type DeskObject } from './desk-object'
import type { Way } from './network'

/** So that what an isolate learns of a backend in one run is unknown in the next. */
let runs = 0

const gateway = new Hono<AppEnv>({ getPath: pathInStore })
gateway.use(async (c, next) => {
  c.set('requestId', 'request')
  await next()
})
gateway.use(findStore())
gateway.route(GATEWAY_PATH, createGateway())

const CALLS = [
  'place',
  'status',
  'startPayment',
  'paymentStatus',
  'cancelPayment',
  'beginPayment',
  'actOnPayment',
] as const

export interface Storefront {
  fetch: (request: Request) => Promise<Response>
  desks: ReadonlyMap<string, DeskObject>
}

interface Setup {
  way: Way
  /** Puts something around the backend of the desks. */
  wrap: (backend: OrderBackend) => OrderBackend
  /** An order leaves a desk for the backend, as JSON. */
  sent: (attempt: Attempt, order: string) => void
}

/** Opens the Worker for one run. */
export function openStorefront({ way, wrap, sent }: Setup): Storefront {
  const desks = new Map<string, DeskObject>()
  runs += 1
  const env = {
    COMMERCE_URL: `https://commerce-${runs}.example`,
    COMMERCE_KEY,
    SESSION_KEYS: 'A'.repeat(43),
    PSP_ORIGINS: PUBLIC_ORIGIN,
    ORDER_DESK: { idFromName: (name: string) => name, get: (name: string) => stub(name) },
  }
  const backend = wrap(watched(backendOf(env as never), sent))

  function deskOf(name: string): DeskObject {
    const known = desks.get(name) ?? createDeskObject(name, way, backend)
    desks.set(name, known)
    return known
  }

  function stub(name: string) {
    const desk = deskOf(name)
    return Object.fromEntries(
      CALLS.map((call) => [call, (...given: never) => desk.call(call, ...(given as never))]),
    )
  }

  return { fetch: async (request) => await gateway.fetch(request, env as never), desks }
}

function watched(backend: OrderBackend, sent: Setup['sent']): OrderBackend {
  return {
    ...backend,
    place(attempt, order) {
      sent(attempt, JSON.stringify(order))
      return backend.place(attempt, order)
    },
  }
}
