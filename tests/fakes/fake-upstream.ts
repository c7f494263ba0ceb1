// A backend that does what a test says, call by call.
import { createBreakers } from '../../worker/storefront/upstream/circuit-breaker'
import {
  createUpstream,
  type Upstream,
  type UpstreamEvent,
} from '../../worker/storefront/upstream/upstream'

export type Behaviour = (request: Request) => Response | Promise<Response>

export interface FakeUpstream {
  upstream: Upstream
  /** What was asked, in order. */
  requests: Request[]
  events: UpstreamEvent[]
  /** How often a path was asked for. */
  count(path: string): number
}

export interface FakeSetup {
  token?: string
  tokenInHeader?: boolean
  patience?: number
  deadline?: number
}

export function createFakeUpstream(behave: Behaviour, setup: FakeSetup = {}): FakeUpstream {
  const requests: Request[] = []
  const events: UpstreamEvent[] = []
  const upstream = createUpstream({
    fetcher: {
      async fetch(request) {
        requests.push(request)
        return behave(request)
      },
    },
    baseUrl: 'https://backend.example',
    storeCode: 'nl_nl',
    token: setup.token,
    tokenInHeader: setup.tokenInHeader ?? true,
    patience: setup.patience ?? 1,
    breakers: createBreakers(),
    deadline: setup.deadline,
    report: (event) => events.push(event),
  })
  const count = (path: string) =>
    requests.filter(({ url }) => new URL(url).pathname === path).length
  return { upstream, requests, events, count }
}

/** An answer in the envelope. */
export function enveloped(result: unknown, code = 200, meta?: unknown): Response {
  return Response.json({ code, result, meta }, { status: code })
}

/** A body that comes in the given pieces and then ends, breaks, or stays silent for ever. */
export function dripping(pieces: readonly string[], end: 'close' | 'break' | 'silence'): Response {
  const encoder = new TextEncoder()
  let next = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[next]
      next += 1
      if (piece !== undefined) return controller.enqueue(encoder.encode(piece))
      if (end === 'close') return controller.close()
      if (end === 'break') return controller.error(new Error('connection reset'))
      return new Promise<void>(() => undefined)
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
