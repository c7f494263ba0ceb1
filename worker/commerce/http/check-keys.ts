import { createMiddleware } from 'hono/factory'
import type { Bindings, CommerceEnv } from '../env'

const KEYS = ['ADMIN_KEY', 'COMMERCE_KEY', 'PURGE_KEY'] as const
/** As the storefront demands of the keys that both have. */
const SHORTEST_KEY = 16

/** Answers nothing while a key is so short that it can be guessed: it would open the whole shop. */
export const checkKeys = createMiddleware<CommerceEnv>(async function check(c, next) {
  const short = KEYS.filter((name) => isShort(c.env[name]))
  if (short.length > 0) {
    throw new Error(`The Worker is not configured: ${short.map(toIssue).join('; ')}`)
  }
  await next()
})

function isShort(key: Bindings[(typeof KEYS)[number]]): boolean {
  return key !== undefined && key !== '' && key.length < SHORTEST_KEY
}

function toIssue(name: string): string {
  return `${name} is shorter than ${SHORTEST_KEY} characters`
}
