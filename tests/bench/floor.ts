import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { freePort } from '../../worker/local/free-port.ts'

/** A Worker that answers /<n> with a fixed string of n bytes: the least that a page could cost. */
export async function openFloor(): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await freePort()
  const script = `
    const known = new Map()
    export default {
      fetch(request) {
        const size = Number(new URL(request.url).pathname.slice(1))
        let text = known.get(size)
        if (text === undefined) known.set(size, (text = 'x'.repeat(size)))
        return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
      },
    }`
  const floor = new Miniflare(miniflareOptions(port, script))
  await floor.ready
  return { port, close: () => floor.dispose() }
}

function miniflareOptions(port: number, script: string) {
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    logRequests: false,
    workers: [{ name: 'floor', modules: true, script, compatibilityDate: '2026-10-01' }],
  })
}
