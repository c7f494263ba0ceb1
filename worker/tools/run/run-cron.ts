// What the clock does for a deployed shop (crons in worker/commerce/wrangler.toml), on this machine.
import type { Miniflare } from 'miniflare'

const EVERY_MS = 60 * 1000

/** What the clock does once; through when all of it is done. */
export async function wakeCommerce(workers: Miniflare): Promise<void> {
  const commerce = await workers.getWorker('commerce')
  await commerce.scheduled({ cron: '* * * * *' })
}

/** Wakes the commerce Worker every minute, for as long as the shop runs. */
export function runCron(workers: Miniflare): void {
  const report = (error: unknown) => console.error('What the clock does failed:', error)
  const tick = () => void wakeCommerce(workers).catch(report)
  // What was left when the shop was stopped, such as news for the storefront, does not wait a minute.
  tick()
  setInterval(tick, EVERY_MS).unref()
}
