// Building blocks for what an upstream sends. Types drift there (contract 1.2): a number may come
// as text, a flag as 0 or "1", an absent value as null or ''. Each block gives one stable type and
// accepts its own output again, so that a schema also checks what the embedded commerce Worker says.
// They are single transforms, not unions: a listing holds thousands of these values, and this way
// a page of products parses five times as fast.

import * as z from 'zod/mini'
import { cleanJson } from '../../json/clean-json'

const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/
const WHOLE = /^[+-]?\d{1,15}$/

type Context = { issues: z.core.$ZodRawIssue[] }

function refuse(context: Context, input: unknown, message: string): never {
  context.issues.push({ code: 'custom', message, input })
  return z.NEVER
}

/** A finite number, or plain decimal text that becomes one. Never NaN, never Infinity. */
export const wireNumber = z.transform((value: number | string, context): number => {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && DECIMAL.test(value)) return Number(value)
  return refuse(context, value, 'Not a number')
})

/** A safe integer, or its decimal text. */
export const wireInteger = z.transform((value: number | string, context): number => {
  if (Number.isSafeInteger(value)) return Number(value)
  if (typeof value === 'string' && WHOLE.test(value)) return Number(value)
  return refuse(context, value, 'Not an integer')
})

/** Text; a number becomes its text, since ids arrive as either. */
export const wireText = z.transform((value: string | number, context): string => {
  if (typeof value === 'string') return value
  if (Number.isFinite(value)) return String(value)
  return refuse(context, value, 'Not text')
})

/** true or false, also written 1, 0, "1", "0", "true", "false". */
export const wireFlag = z.transform((value: boolean | number | string, context): boolean => {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  if (value === false || value === 0 || value === '0' || value === 'false') return false
  return refuse(context, value, 'Not a flag')
})

/** Anything JSON can say, cleaned: no `__proto__`, finite numbers, at most 64 levels. */
export const wireValue = z.transform((value: unknown, context): unknown => {
  const cleaned = cleanJson(value)
  return cleaned.ok ? cleaned.value : refuse(context, value, 'Nested too deep or not finite')
})

/** The schema, with null and '' read as absent, as PHP writes absent values. */
export function orAbsent<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.transform((value: z.input<T> | null | '', context): z.output<T> | undefined => {
      if (value === null || value === '' || value === undefined) return undefined
      const parsed = schema.safeParse(value)
      if (parsed.success) return parsed.data
      passOnIssues(parsed.error, context.issues)
      return undefined
    }),
  )
}

/** A list that may be absent or null. */
export function wireList<T extends z.ZodMiniType>(entry: T) {
  return orAbsent(z.array(entry))
}

/** Reports what an inner schema refused as issues of the outer one, below the given path. */
export function passOnIssues(
  inner: z.core.$ZodError,
  issues: z.core.$ZodRawIssue[],
  path: PropertyKey[] = [],
): void {
  for (const { message, path: below } of inner.issues) {
    issues.push({ code: 'custom', message, path: [...path, ...below], input: undefined })
  }
}
