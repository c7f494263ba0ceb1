import { createServer } from 'node:net'

/** Ends the process with a sentence that helps when somebody already listens on one of the ports. */
export async function demandFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    if (await isFree(port)) continue
    console.error(
      `Port ${port} is in use, perhaps by this shop in another window.\n` +
        `Stop that one, or choose another port: ${variable}=${port + 100} npm start`,
    )
    process.exit(1)
  }
}

/** A port of this machine that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => found(port))
    })
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', () => answer(false))
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)))
  })
}
