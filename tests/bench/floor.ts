import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** A Worker that does nothing but answer a string of this size: nothing can be faster. */
export async function startFloor(port: number, bytes: number): Promise<Miniflare> {
  const script = `
    const text = 'x'.repeat(${bytes})
    const headers = { 'content-type': 'text/html; charset=UTF-8' }
    export default { fetch: () => new Response(text, { headers }) }`
  const floor = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      logRequests: false,
      modules: true,
      script,
      compatibilityDate: '2026-10-01',
    }),
  )
  await floor.ready
  return floor
}
