import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '../worker/local/paths.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'

/** Debian's packages, by their programs. The shell draws no windows: it takes a third less time. */
const DEBIAN_CHROMIUMS = [HEADLESS_SHELL, 'chromium']

/** Where the machine's own Chromium is; undefined leaves it to Playwright. */
export function ownChromium(): string | undefined {
  return DEBIAN_CHROMIUMS.map(pathOf).find((path) => existsSync(path))
}

/**
 * Makes sure that there is a Chromium: Debian's where we may install it, else the machine's own,
 * else Playwright's. Answers whether there is one in the end.
 */
export function findChromium(): boolean {
  if (existsSync(pathOf(HEADLESS_SHELL))) return true
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (isDebianRoot) installFromDebian()
  if (ownChromium()) return true
  console.info('Installing a Chromium of Playwright …')
  const playwright = resolve(ROOT, 'node_modules/.bin/playwright')
  const { status } = spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) console.error('No Chromium could be found or installed.')
  return status === 0
}

function installFromDebian(): void {
  console.info('Installing Debian’s Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', HEADLESS_SHELL], quiet)
  if (status !== 0) spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
}

function pathOf(program: string): string {
  return `/usr/bin/${program}`
}
