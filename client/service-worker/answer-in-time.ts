import type { RouteHandlerCallback, RouteHandlerCallbackOptions } from 'workbox-core'
import { inTime } from '../browser/waiting/in-time'

/** How long a document may take of which there is no copy, in milliseconds. */
export const DOCUMENT_MS = 8000

interface Answerer {
  handle: (options: RouteHandlerCallbackOptions) => Promise<Response>
}

/**
 * Answers as the answerer does, but lets no shopper wait without an end for a document: rejects, and the
 * page says what is the matter and asks again. What is late is kept nonetheless.
 */
export function answerInTime(answerer: Answerer): RouteHandlerCallback {
  return (options) => {
    const answer = answerer.handle(options)
    const isVisit = options.request.mode === 'navigate'
    return isVisit ? inTime(DOCUMENT_MS, answer) : answer
  }
}
