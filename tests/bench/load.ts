// A small load generator: so many connections, kept alive, each asking again once it was answered.
import { Agent, request } from 'node:http'

export interface LoadResult {
  requests: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

export interface Target {
  port: number
  host: string
  path: string
}

/** Loads a page for some milliseconds. Throws when an answer is not a 200. */
export async function load(target: Target, connections: number, ms: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begun = performance.now()
  const end = begun + ms
  async function connection(): Promise<void> {
    while (performance.now() < end) {
      const asked = performance.now()
      await ask(agent, target)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5) ?? 0,
    p95: at(0.95) ?? 0,
    p99: at(0.99) ?? 0,
  }
}

/** One request; answers with the body. */
export function ask(agent: Agent, { port, host, path }: Target): Promise<string> {
  return new Promise((answered, failed) => {
    const outgoing = request(
      { agent, host: '127.0.0.1', port, path, headers: { host } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', failed)
        answer.on('end', () => {
          if (answer.statusCode === 200) return answered(Buffer.concat(parts).toString('utf8'))
          failed(new Error(`${path} answered with ${answer.statusCode}`))
        })
      },
    )
    outgoing.on('error', failed)
    outgoing.end()
  })
}
