import type { Page } from '@playwright/test'
import type { PageWatch } from './watch-page.ts'

/** The main thread answers within this time, whatever happens. */
const ANSWER_MS = 5000
const REST_MS = 15_000
/** Idle frames without a request that say that nothing more will come of a press. */
const CALM_FRAMES = 4

/**
 * Waits until what a press has begun is done: no request waits, nothing moves, and the page has drawn. Answers
 * with an issue when the page freezes or does not come to rest.
 */
export async function settle(page: Page, watch: PageWatch): Promise<string | null> {
  const end = Date.now() + REST_MS
  let calm = 0
  while (calm < CALM_FRAMES) {
    if (!(await answers(page))) return `frozen: no frame within ${ANSWER_MS} ms`
    calm = watch.waiting() === 0 && !(await isMoving(page)) ? calm + 1 : 0
    if (Date.now() > end) return `no rest: ${watch.waiting()} requests wait after ${REST_MS} ms`
  }
  return null
}

/** Whether something is on its way in or out: a menu that closes can be seen for a moment longer. */
function isMoving(page: Page): Promise<boolean> {
  return page
    .evaluate(() => document.getAnimations().some((one) => one instanceof CSSTransition))
    .catch(() => true)
}

/** Whether the main thread draws in time. A document that is just being replaced is no freeze. */
export async function answers(page: Page): Promise<boolean> {
  const frame = page
    .evaluate(
      () =>
        new Promise<void>((drawn) =>
          requestAnimationFrame(() => requestIdleCallback(() => drawn(), { timeout: 500 })),
        ),
    )
    .then(() => true)
    .catch((error: Error) => !/crashed|has been closed/.test(error.message))
  return withinTime(frame)
}

async function withinTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((tooLate) => {
    timer = setTimeout(() => tooLate(false), ANSWER_MS)
  })
  const inTime = await Promise.race([answer, late])
  clearTimeout(timer)
  return inTime
}
