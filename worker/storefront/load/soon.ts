import type { Deferred } from '../../../shared/routing/page'

const SOON_MS = 5

/**
 * The value itself when it is as good as there (it lay in a cache), else the promise of it: a page
 * that waits for nothing is rendered to a string, which costs far less than a stream.
 */
export async function soon<T>(promise: Promise<T>): Promise<{ value: Deferred<T> }> {
  const later = new Promise<{ value: Deferred<T> }>((resolve) =>
    setTimeout(() => resolve({ value: promise }), SOON_MS),
  )
  return Promise.race([promise.then((value) => ({ value })), later])
}
