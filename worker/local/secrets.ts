import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from './paths.ts'

/** Secrets of this machine, made once and never committed; deployed Workers have their own. */
export interface LocalSecrets {
  storefront: Record<string, string>
  commerce: Record<string, string>
}

const key = () => randomBytes(32).toString('base64url')

/** Reads `.dev.vars` of both Workers, and makes them when they are missing. */
export function localSecrets(): LocalSecrets {
  return {
    storefront: readOrMake(resolve(ROOT, '.dev.vars'), () => ({
      SESSION_KEYS: key(),
      PURGE_KEY: key(),
    })),
    commerce: readOrMake(resolve(ROOT, 'worker/commerce/.dev.vars'), () => ({
      ADMIN_KEY: key(),
      STORY_PREVIEW_TOKEN: key(),
    })),
  }
}

function readOrMake(file: string, make: () => Record<string, string>): Record<string, string> {
  if (!existsSync(file)) {
    const lines = Object.entries(make()).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(file, lines.join(''), { mode: 0o600 })
  }
  const pairs = readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries(Array.from(pairs, ([, name, value]) => [name, value]))
}
