import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './paths.ts'

/** Secrets of this machine, made once and never committed; deployed Workers have their own. */
export interface LocalSecrets {
  storefront: Record<string, string>
  commerce: Record<string, string>
}

const key = () => randomBytes(32).toString('base64url')

/** Reads `.dev.vars` of both Workers, and makes what is missing there: also what came later. */
export function localSecrets(): LocalSecrets {
  const storefront = readAndComplete(resolve(ROOT, '.dev.vars'), [
    'SESSION_KEYS',
    'PURGE_KEY',
    'COMMERCE_KEY',
    'NEWSLETTER_KEY',
  ])
  // What the two say to each other is proven with the same keys on both sides.
  const { PURGE_KEY = '', COMMERCE_KEY = '' } = storefront
  const commerce = readAndComplete(
    resolve(ROOT, 'worker/commerce/.dev.vars'),
    ['ADMIN_KEY', 'COMMERCE_KEY', 'STORY_PREVIEW_TOKEN', 'STORY_SIGNING_KEY', 'PURGE_KEY'],
    { PURGE_KEY, COMMERCE_KEY },
  )
  return { storefront, commerce }
}

/** Values that are there stay as they are; what is missing is taken from `shared`, else made. */
export function readAndComplete(
  file: string,
  names: readonly string[],
  shared: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const pairs = Object.entries(parseEnv(text)).map(([name, value = '']) => [name, value] as const)
  const known = Object.fromEntries(pairs)
  const missing = names
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => [name, shared[name] ?? key()] as const)
  if (missing.length > 0) {
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
    const lines = missing.map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(file, before + lines.join(''), { mode: 0o600 })
  }
  return { ...known, ...Object.fromEntries(missing) }
}
