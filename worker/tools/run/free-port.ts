import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Ends the process with a sentence that helps when one of the ports is already in use. */
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

/** Below those that the system gives to outgoing connections, which could take one in between. */
const FIRST = 20_000
const LAST = 32_000

/** A port of this machine that no process listens on at the moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', () => answer(false))
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)))
  })
}
