import { bodyLimit } from 'hono/body-limit'
import { refuse } from './answer'

/** Largest part of a catalogue or of records, which tools send part by part, in bytes. */
export const MAX_PART_BYTES = 8_000_000

/** Refuses a body of more than so many bytes with 413, however long it says it is. */
export function limitCallBody(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => refuse(c, 413, `The body is over ${maxSize} bytes`) })
}
