// Building blocks for what an upstream sends. Types drift there (contract 1.2): a number may come
// as text, a flag as 0 or "1", an absent value as null or ''. Each block gives one stable type and
// accepts its own output again, so that a schema also checks what the embedded commerce Worker says.
import * as z from 'zod/mini'
import { cleanJson, REFUSED } from './clean-json'

const NUMERIC = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/

/** A finite number, or plain decimal text that becomes one. Never NaN, never Infinity. */
export const wireNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(NUMERIC))]),
  z.transform(Number),
)

/** A safe integer, or its decimal text. */
export const wireInteger = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^[+-]?\d{1,15}$/))]),
  z.transform(Number),
)

/** Text; a number becomes its text, since ids arrive as either. */
export const wireText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** true or false, also written 1, 0, "1", "0", "true", "false". */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** Anything JSON can say, cleaned: no `__proto__`, finite numbers, at most 64 levels. */
export const wireValue = z.pipe(
  z.unknown(),
  z.transform((value: unknown, context): unknown => {
    const cleaned = cleanJson(value)
    if (cleaned !== REFUSED) return cleaned
    context.issues.push({ code: 'custom', message: 'Nested too deep or not finite', input: value })
    return z.NEVER
  }),
)

const absent = z.pipe(
  z.union([z.null(), z.literal('')]),
  z.transform(() => undefined),
)

/** The schema, with null and '' read as absent, as PHP writes absent values. */
export function orAbsent<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.union([absent, schema]))
}

/** A list that may be absent or null. */
export function wireList<T extends z.ZodMiniType>(entry: T) {
  return orAbsent(z.array(entry))
}

/** An object whose other keys are kept, cleaned: attributes of a product, fields of a story. */
export function openObject<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.catchall(z.object(shape), wireValue)
}
