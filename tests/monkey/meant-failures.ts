import type { Response } from '@playwright/test'

/** Calls whose refusal is an answer that the shop puts into words. */
const REFUSALS: readonly { path: RegExp; statuses: readonly number[]; why: string }[] = [
  {
    path: /^\/api\/newsletter\//,
    statuses: [400, 422],
    why: 'an address that is none',
  },
  {
    path: /^\/api\/(?:order|cart\/(?:update|shipping-information))$/,
    statuses: [409, 422],
    why: 'more than there is, or a price that has changed',
  },
  {
    path: /^\/api\/payment\/status$/,
    statuses: [404],
    why: 'a payment of another browser',
  },
]

/** Whether a failed answer belongs to what the shop promises; `mayFail` are pages that are none. */
export function isMeant(response: Response, mayFail: readonly string[]): boolean {
  const { pathname } = new URL(response.url())
  if (mayFail.includes(pathname.replace(/^\/_data(?=\/)/, ''))) return true
  return REFUSALS.some(
    ({ path, statuses }) => path.test(pathname) && statuses.includes(response.status()),
  )
}
