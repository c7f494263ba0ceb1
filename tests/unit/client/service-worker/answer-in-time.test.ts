import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { answerInTime, DOCUMENT_MS } from '../../../../client/service-worker/answer-in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const asked = (mode: RequestMode) => ({ request: { mode } }) as RouteHandlerCallbackOptions

const never = answerInTime({ handle: () => new Promise(() => {}) })

it('a document of a server that hangs is waited for no longer than that', async () => {
  const failed = expect(never(asked('navigate'))).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(DOCUMENT_MS)
  await failed
})

it('a document that comes in time is given', async () => {
  const response = new Response('page')
  const answer = answerInTime({
    handle: () => new Promise((resolve) => setTimeout(resolve, DOCUMENT_MS - 1, response)),
  })(asked('navigate'))
  await vi.advanceTimersByTimeAsync(DOCUMENT_MS)
  expect(await answer).toBe(response)
})

it('what no shopper waits for may take longer', async () => {
  let isOver = false
  void never(asked('cors')).catch(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(DOCUMENT_MS * 2)
  expect(isOver).toBe(false)
})
