// A real HTTP server in front of a backend. It passes everything on and counts it, until a fault is
// switched on: then it fails the way backends fail.
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault =
  | 'status-500'
  | 'html'
  | 'half-json'
  | 'too-large'
  | 'silence'
  | 'reset'
  | 'lost-answer'

export interface FaultProxy {
  url: string
  /** Calls since the last reset, by method and path with its query. */
  calls: Map<string, number>
  /** Breaks the calls whose path begins so; null mends everything. */
  breakCalls: (fault: Fault | null, pathPrefix?: string) => void
  /** Breaks so many of a hundred calls, each in one of these ways. */
  breakSome: (percent: number, faults: readonly Fault[]) => void
  resetCalls: () => void
  close: () => Promise<void>
}

const FIFTY_MEGABYTES = 50_000_000

/** Opens a proxy in front of the backend on this port of the machine. */
export async function openFaultProxy(backendPort: number): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: false })
  const calls = new Map<string, number>()
  let broken: { fault: Fault; prefix: string } | null = null
  let drawFault: () => Fault | null = () => null

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const body = await readAll(incoming)
    const key = `${incoming.method} ${path} ${body}`
    calls.set(key, (calls.get(key) ?? 0) + 1)
    const fault = broken && path.startsWith(broken.prefix) ? broken.fault : drawFault()
    if (!fault) return passOn(incoming, body, outgoing)
    if (fault !== 'lost-answer') return fail(fault, outgoing)
    return passOn(incoming, body, outgoing, () => outgoing.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo

  function passOn(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    instead?: () => void,
  ): void {
    const { url: path, method, headers } = incoming
    const forwarded = request(
      {
        agent,
        host: '127.0.0.1',
        port: backendPort,
        path,
        method,
        headers: withoutConnection(headers),
      },
      (answer) => {
        if (instead) return void answer.resume().on('end', instead)
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    forwarded.end(body)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    breakCalls(fault, prefix = '/') {
      broken = fault && { fault, prefix }
    },
    breakSome(percent, faults) {
      const isHit = () => Math.random() * 100 < percent
      drawFault = () =>
        isHit() ? (faults[Math.floor(Math.random() * faults.length)] ?? null) : null
    },
    resetCalls: () => calls.clear(),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        agent.destroy()
        server.close(() => closed())
      }),
  }
}

/** How the storefront holds its connection says nothing about ours. */
function withoutConnection({ connection: _, ...headers }: IncomingHttpHeaders) {
  return headers
}

function fail(fault: Exclude<Fault, 'lost-answer'>, outgoing: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  const html = { 'content-type': 'text/html' }
  switch (fault) {
    case 'status-500':
      outgoing.writeHead(500, html).end('<h1>SECRET-OF-THE-BACKEND</h1>')
      return
    case 'html':
      outgoing.writeHead(200, html).end('<h1>SECRET-OF-THE-BACKEND</h1>')
      return
    case 'half-json':
      outgoing.writeHead(200, json).end('{"code":200,"result":{"items":[{"sku":"SECRET-OF-THE-BACK')
      return
    case 'too-large':
      outgoing.writeHead(200, json).end(`{"code":200,"result":"${'x'.repeat(FIFTY_MEGABYTES)}"}`)
      return
    case 'reset':
      outgoing.destroy()
      return
    case 'silence':
      return
  }
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  return Buffer.concat(parts)
}
