// The newsletter form that a browser posts by itself, and its answer as the address of a page.

/** Where it is posted. */
export const SUBSCRIBE_PATH = '/newsletter/subscribe'

/** Names of its fields. */
export const SUBSCRIBE_FIELDS = {
  email: 'email',
  /** Path of the page it stands on, which gives the answer. */
  page: 'page',
} as const

/** The part of the page that gives the answer. */
export const SUBSCRIBE_ID = 'newsletter'

const ANSWERS = ['done', 'no-address', 'failed'] as const

export type SubscribeAnswer = (typeof ANSWERS)[number]

const NAME = 'newsletter'

/** The address of a page that says what became of it. */
export function subscribeAnswerLink(page: string, answer: SubscribeAnswer): string {
  return `${page}?${NAME}=${answer}#${SUBSCRIBE_ID}`
}

/** Reads it again; null when the address carries no answer. */
export function readSubscribeAnswer(query: {
  get: (name: string) => string | null
}): SubscribeAnswer | null {
  return ANSWERS.find((one) => one === query.get(NAME)) ?? null
}
