import { bodyLimit } from 'hono/body-limit'

/** Refuses a body of more than so many bytes with 413, however long it says it is. */
export function limitBody(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => c.text('413 The body is too large', 413) })
}
