import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'rolldown'

export type Commerce = (request: Request) => Response | Promise<Response>

export const PURGE_KEY = 'purge-key-of-this-test'

export interface WorkerdBorder {
  /** Asks the Worker; a page of the shop unless the headers say otherwise. */
  send(path: string, init?: RequestInit): Promise<Response>
  dispose(): Promise<void>
}

/**
 * Answers for stock where the border is, since a thousand visitors would keep this process too busy
 * to answer in time; the quantity tells how often it was asked. All else is up to the test.
 */
const BACKEND = `
let calls = 0
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname !== '/api/stock/check') return env.TEST.fetch(request)
    calls += 1
    const result = { qty: calls }
    await scheduler.wait(100)
    return Response.json({ code: 200, result })
  },
}`

interface Incoming {
  url: string
  method: string
  headers: Iterable<[string, string]>
  text(): Promise<string>
}

/** The border of the storefront in workerd, in front of a backend that does what a test says. */
export async function createWorkerdBorder(commerce: Commerce): Promise<WorkerdBorder> {
  const shared = { modules: true, compatibilityDate: '2026-10-01' }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          ...shared,
          name: 'border',
          script: await bundle(),
          bindings: { SESSION_KEYS: 'A'.repeat(43), PURGE_KEY },
          kvNamespaces: { CACHE: 'cache' },
          durableObjects: {
            ORDER_DESK: { className: 'OrderDesk', useSQLite: true },
            PURGE_LOG: { className: 'PurgeLog', useSQLite: true },
          },
          serviceBindings: { COMMERCE: 'backend' },
        },
        {
          ...shared,
          name: 'backend',
          script: BACKEND,
          serviceBindings: {
            TEST: async (request: Incoming) => commerce(await toRequest(request)),
          },
        },
      ],
    }),
  )
  const address = await miniflare.ready
  return {
    send: (path, init) => fetch(new URL(path, address), { redirect: 'manual', ...init }),
    dispose: () => miniflare.dispose(),
  }
}

async function toRequest(request: Incoming): Promise<Request> {
  const { url, method, headers } = request
  const text = await request.text()
  return new Request(url, { method, headers: [...headers], ...(text ? { body: text } : {}) })
}

async function bundle(): Promise<string> {
  const built = await build({
    input: new URL('./border-worker.ts', import.meta.url).pathname,
    platform: 'browser',
    external: ['cloudflare:workers'],
    write: false,
    output: { format: 'es' },
  })
  return built.output[0].code
}
