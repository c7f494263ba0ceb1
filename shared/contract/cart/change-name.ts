import * as z from 'zod/mini'

/** Names one change of a cart's lines, so that a copy of it is known; it travels in a header. */
const changeName = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** A form without script names its change for two spans of time (`name-addition.ts`). */
const MAX_NAMES = 2

/**
 * The names in the header of a change (contract 1.2, trust C11), with a space between them: a change is
 * known by any of them, and remembered by the first. Empty where there is none, or something else: such
 * a change cannot be told from another one.
 */
export function readChangeNames(header: string | null | undefined): string[] {
  const names = (header ?? '').split(' ')
  const areNames = names.every((name) => changeName.safeParse(name).success)
  return areNames && names.length <= MAX_NAMES ? names : []
}
