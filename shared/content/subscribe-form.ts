// The newsletter form that a browser posts by itself, and where its page says that it was done.

/** Where it is posted. */
export const SUBSCRIBE_PATH = '/newsletter/subscribe'

/** Names of its fields. */
export const SUBSCRIBE_FIELDS = {
  email: 'email',
  /** Path of the page it stands on, which gives the answer. */
  page: 'page',
} as const

/** The part of the page that gives the answer, and the name of the form. */
export const SUBSCRIBE_ID = 'newsletter'

/** Why somebody was not subscribed. `no-script`: whether a person asks could not be found out, since that takes script. */
export type SubscribeFault = 'no-address' | 'no-script' | 'failed'

const NAME = 'newsletter'
const DONE = 'done'

/** The address of a page that says that it was done. */
export function subscribedLink(page: string): string {
  return `${page}?${NAME}=${DONE}#${SUBSCRIBE_ID}`
}

/** Whether an address says so. */
export function saysSubscribed(query: { get: (name: string) => string | null }): boolean {
  return query.get(NAME) === DONE
}
