// The shop behind a server of the test's own, which answers some paths itself: what a deployment changes
// and what breaks on the way. Browsers fetch the script of a service worker past Playwright's routes.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { E2E_PORT } from './addresses.ts'
import type { Shopper } from './shop-page.ts'
import { test as watched } from './watched-test.ts'

/** What is answered in the place of the shop, which has answered with `text`. */
export type Replace = (text: string) => { status?: number; type?: string; text: string }

export interface DeployedShop {
  /** The same shopper, at this server. */
  welcome: (shopper: Shopper) => Shopper
  /** From now on this path is answered so. */
  replace: (path: string, replacement: Replace) => void
  /** From now on this path is never answered. */
  hold: (path: string) => void
  close: () => Promise<void>
}

/** A test with a deployed shop of its own. */
export const test = watched.extend<{ shop: DeployedShop }>({
  shop: async ({ context: _browser }, use) => {
    const shop = await openDeployedShop()
    await use(shop)
    await shop.close()
  },
})

async function openDeployedShop(): Promise<DeployedShop> {
  const replacements = new Map<string, Replace>()
  const held = new Set<string>()

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (held.has(path)) return
    const replacement = replacements.get(path)
    const { 'if-none-match': _known, 'accept-encoding': _encoding, ...plain } = asked.headers
    const headers = replacement ? plain : asked.headers
    const options = { port: E2E_PORT, method: asked.method, path, headers }
    const passed = request(options, (found) => send(found, answer, replacement))
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((opened) => server.listen(0, opened))
  const { port } = server.address() as AddressInfo

  return {
    welcome: (shopper) => ({
      ...shopper,
      origin: shopper.origin.replace(`:${E2E_PORT}`, `:${port}`),
    }),
    replace: (path, replacement) => void replacements.set(path, replacement),
    hold: (path) => void held.add(path),
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

function send(found: IncomingMessage, answer: ServerResponse, replacement?: Replace): void {
  const { statusCode = 200, headers } = found
  if (!replacement) {
    answer.writeHead(statusCode, headers)
    found.pipe(answer)
    return
  }
  const parts: Buffer[] = []
  found.on('data', (part: Buffer) => parts.push(part))
  found.on('end', () => {
    const { 'content-length': _length, 'content-type': typeBefore, ...others } = headers
    const {
      status = statusCode,
      type = typeBefore,
      text,
    } = replacement(Buffer.concat(parts).toString())
    answer.writeHead(status, { ...others, ...(type ? { 'content-type': type } : {}) })
    answer.end(text)
  })
}
