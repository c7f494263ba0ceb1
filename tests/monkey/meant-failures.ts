import type { Response } from '@playwright/test'

/** Calls whose refusal is an answer that the shop puts into words. */
const REFUSALS: readonly { path: RegExp; statuses: readonly number[]; why: string }[] = [
  {
    path: /^\/api\/ext\/magento2-newsletter\/subscribe$/,
    statuses: [400],
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

/** Whether a failed answer is one of the refusals that the shop promises. */
export function isRefusal(response: Response): boolean {
  const { pathname } = new URL(response.url())
  return REFUSALS.some(
    ({ path, statuses }) => path.test(pathname) && statuses.includes(response.status()),
  )
}
