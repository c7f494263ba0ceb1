import { parseReviewFault, type ReviewFault } from '../../../shared/reviews/review-form'
import { storePath } from '../../../shared/routing/links'
import { REVIEW_PATH } from '../../../shared/routing/screen-paths'
import type { StoreView } from '../../../shared/store-view/store-view'
import { toGatewayAnswer } from '../offline/gateway-answer'

/** How long sending pictures may take, in milliseconds. */
const TIMEOUT_MS = 60_000

/** Sends a form with a review and its pictures; null when it was taken, else why not. It is shown when somebody has read it. */
export async function submitReview(form: FormData, store: StoreView): Promise<ReviewFault | null> {
  const response = await fetch(storePath(REVIEW_PATH, store), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  const answer = response && (await toGatewayAnswer(response))
  if (answer?.kind !== 'answered') return 'failed'
  return answer.code === 200 ? null : parseReviewFault(answer.result)
}
