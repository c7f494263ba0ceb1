import type { Response } from '@playwright/test'

interface Refusal {
  path: RegExp
  statuses: readonly number[]
  /** The word by which the shop says why, where the status alone may mean a fault. */
  reason?: string
  why: string
}

/** Calls whose refusal is an answer that the shop puts into words. */
const REFUSALS: readonly Refusal[] = [
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
    path: /^\/api\/cart\/update$/,
    statuses: [400],
    reason: 'qty-not-available',
    why: 'more than there is, of a line whose limit the browser was not told',
  },
  {
    path: /^\/(?:my-account|reset-password|withdraw|form|newsletter|review)(?:\/|$)/,
    statuses: [422],
    why: 'a form that was filled in with nonsense, and is shown again',
  },
  {
    path: /^\/api\/user\/(?:login|create|create-password|reset-password)$/,
    statuses: [400, 401, 429],
    why: 'nobody who is known, or too often',
  },
  {
    path: /^\/api\/payment\/status$/,
    statuses: [404],
    why: 'a payment of another browser',
  },
]

/** Whether a failed answer is one of the refusals that the shop promises. */
export async function isRefusal(response: Response): Promise<boolean> {
  const { pathname } = new URL(response.url())
  const fitting = REFUSALS.filter(
    ({ path, statuses }) => path.test(pathname) && statuses.includes(response.status()),
  )
  if (fitting.some(({ reason }) => reason === undefined)) return true
  const given = fitting.length > 0 ? await reasonOf(response) : null
  return fitting.some(({ reason }) => reason === given)
}

/** Null when the page has gone, and the answer with it. */
async function reasonOf(response: Response): Promise<unknown> {
  const body = await response.json().catch(() => null)
  return body?.meta?.reason ?? null
}
