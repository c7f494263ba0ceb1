import { createMiddleware } from 'hono/factory'
import { refuse } from './answer'
import type { CommerceEnv } from './env'

/** Lets in whoever bears the key of this Worker; without a key set, nobody. */
export const withAdminKey = createMiddleware<CommerceEnv>(async function checkKey(c, next) {
  const [scheme, given = ''] = (c.req.header('authorization') ?? '').split(' ')
  const key = c.env.ADMIN_KEY ?? ''
  const isAllowed = await isSameText(given, key)
  if (key === '' || scheme?.toLowerCase() !== 'bearer' || !isAllowed) {
    c.header('www-authenticate', 'Bearer')
    return refuse(c, 401, 'This needs the key of the shop')
  }
  c.header('cache-control', 'no-store')
  return await next()
})

/** Compares digests to their last byte, so that the time taken says nothing of the key. */
async function isSameText(given: string, wanted: string): Promise<boolean> {
  const [one, other] = await Promise.all([given, wanted].map(toDigest))
  let difference = 0
  for (let index = 0; index < 32; index++) difference |= (one?.[index] ?? 0) ^ (other?.[index] ?? 1)
  return difference === 0
}

async function toDigest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
