const SHORTEST_MS = 20
const SPREAD_MS = 80

/** How long to wait before a second try, in ms: different each time, so that retries spread out. */
export function retryPause(): number {
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
  return SHORTEST_MS + (random / 255) * SPREAD_MS
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
