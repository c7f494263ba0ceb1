import * as z from 'zod/mini'

/** Names one change of a cart's lines, so that a copy of it is known; it travels in a header. */
const changeName = z.string().check(z.regex(/^[\w-]{8,64}$/))

/**
 * The name in the header of a change (contract 1.2, trust C11). Null where there is none, or something
 * else: such a change cannot be told from another one.
 */
export function readChangeName(header: string | null | undefined): string | null {
  return changeName.safeParse(header).data ?? null
}
