import { Agent, get } from 'node:http'

/** What a load made of a page. Times in milliseconds. */
export interface LoadResult {
  requestsPerSecond: number
  p50: number
  p95: number
  p99: number
  errors: number
}

interface Target {
  port: number
  host: string
  path: string
}

/** Asks for one page on so many connections for so long, and counts. Ends by itself. */
export async function load(
  target: Target,
  connections: number,
  milliseconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let errors = 0
  const end = performance.now() + milliseconds
  const started = performance.now()
  const work = async () => {
    while (performance.now() < end) {
      const from = performance.now()
      const status = await ask(target, agent).catch(() => 0)
      if (status === 200) times.push(performance.now() - from)
      else errors++
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    requestsPerSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
  }
}

function ask({ port, host, path }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject)
  })
}
