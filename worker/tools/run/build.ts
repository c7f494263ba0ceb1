import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DIST, ROOT } from './paths.ts'

const SOURCES = ['client', 'shared', 'worker', 'locales', 'public']
/** Parts of a path that no bundle is made from. */
const NOT_BUILT = ['worker/tools/', '/migrations/', '.dev.vars']
const FILES = ['vite.config.ts', 'wrangler.toml', 'package-lock.json']

export interface Building {
  /** The commerce Worker is there: it needs nothing of the others, and is built first. */
  commerce: Promise<void>
  /** All of it is there. */
  all: Promise<void>
}

/**
 * Builds both Workers and the browser's files, unless nothing changed since the last time. The
 * environment is one that both wrangler.toml define; '' is the shop itself.
 */
export function buildWhenChanged(environment = ''): Promise<void> {
  return beginBuilding(environment).all
}

/** Begins to build as buildWhenChanged does, for those who can use a part before the rest is there. */
export function beginBuilding(environment = ''): Building {
  const stamp = resolve(DIST, '.built-from')
  const state = fingerprint(environment)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state)
    return { commerce: Promise.resolve(), all: Promise.resolve() }
  console.info('Building …')
  const vite = runVite(environment)
  const all = ended(vite).then(() => {
    mkdirSync(DIST, { recursive: true })
    writeFileSync(stamp, state)
  })
  const isBuilt = once(vite, 'message').then(() => {})
  return { commerce: Promise.race([isBuilt, all]), all }
}

/** Tells by a message when the commerce Worker is built (vite.config.ts). */
function runVite(environment: string): ChildProcess {
  return fork(resolve(ROOT, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn'], {
    cwd: ROOT,
    silent: true,
    execArgv: [],
    // A test runner sets an environment of its own, in which React would be the slow one.
    env: { ...process.env, NODE_ENV: 'production', CLOUDFLARE_ENV: environment },
  })
}

/** Until a build is done. Throws with its output when it fails. */
async function ended(vite: ChildProcess): Promise<void> {
  const output: Buffer[] = []
  for (const stream of [vite.stdout, vite.stderr]) stream?.on('data', (part) => output.push(part))
  const [status] = await once(vite, 'close')
  if (status !== 0) throw new Error(`vite build failed:\n${Buffer.concat(output)}`)
}

function fingerprint(environment: string): string {
  const hash = createHash('sha256').update(environment)
  for (const file of [...SOURCES.flatMap(filesIn), ...FILES]) {
    const { mtimeMs, size } = statSync(resolve(ROOT, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(resolve(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT.some((part) => file.includes(part)))
    .sort()
}
