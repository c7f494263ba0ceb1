import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

type Refuse = (c: Context) => Response | Promise<Response>

const sayTooLarge: Refuse = (c) => c.text('413 The body is too large', 413)

/** Refuses a body of more than so many bytes with 413, however long it says it is. */
export function limitBody(maxSize: number, refuse = sayTooLarge) {
  return bodyLimit({ maxSize, onError: refuse })
}
