import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '../worker/tools/run/paths.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'
const WHOLE_CHROMIUM = 'chromium'

/** Debian's packages, by their programs. The shell draws no windows: it takes a third less time. */
const DEBIAN_CHROMIUMS = [HEADLESS_SHELL, WHOLE_CHROMIUM]

/** Where the machine's own Chromium is; undefined leaves it to Playwright. */
export function ownChromium(): string | undefined {
  return DEBIAN_CHROMIUMS.map(pathOf).find((path) => existsSync(path))
}

/** The machine's own Chromium with all that the shell lacks, such as the installation of apps. */
export function wholeChromium(): string | undefined {
  const path = pathOf(WHOLE_CHROMIUM)
  return existsSync(path) ? path : undefined
}

/**
 * Makes sure that there is a Chromium: Debian's where we may install it, else the machine's own,
 * else Playwright's. Answers whether there is one in the end.
 */
export async function findChromium(): Promise<boolean> {
  if (existsSync(pathOf(HEADLESS_SHELL))) return true
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (isDebianRoot) await installFromDebian()
  if (ownChromium()) return true
  console.info('Installing a Chromium of Playwright …')
  const playwright = resolve(ROOT, 'node_modules/.bin/playwright')
  const isThere = await succeeds(playwright, ['install', 'chromium'], { stdio: 'inherit' })
  if (!isThere) console.error('No Chromium could be found or installed.')
  return isThere
}

async function installFromDebian(): Promise<void> {
  console.info('Installing Debian’s Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    succeeds('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  await apt('update', '-qq')
  const hasShell = await apt('install', '-y', '-qq', HEADLESS_SHELL)
  if (!hasShell) await apt('install', '-y', '-qq', 'chromium')
}

async function succeeds(command: string, args: string[], options: SpawnOptions): Promise<boolean> {
  const [status] = await once(spawn(command, args, options), 'close')
  return status === 0
}

function pathOf(program: string): string {
  return `/usr/bin/${program}`
}
