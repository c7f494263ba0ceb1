import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '../worker/local/paths.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Where the machine's own Chromium is; undefined leaves it to Playwright. */
export function ownChromium(): string | undefined {
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined
}

/**
 * Makes sure that there is a Chromium: the machine's own, else Debian's package where we may
 * install it, else Playwright's. Answers whether there is one in the end.
 */
export function findChromium(): boolean {
  if (existsSync(DEBIAN_CHROMIUM)) return true
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (isDebianRoot && installFromDebian()) return true
  console.info('Installing a Chromium of Playwright …')
  const playwright = resolve(ROOT, 'node_modules/.bin/playwright')
  const { status } = spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) console.error('No Chromium could be found or installed.')
  return status === 0
}

function installFromDebian(): boolean {
  console.info('Installing Debian’s Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  return existsSync(DEBIAN_CHROMIUM)
}
