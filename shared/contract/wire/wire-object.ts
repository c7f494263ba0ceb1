// Objects an upstream sends. A product may have a hundred fields of which a listing carries twenty:
// these readers walk over the keys that are there, where z.object walks over all it knows, and a
// page of products parses several times as fast. Otherwise they behave as z.object does, but for
// defaults: a field that is absent stays absent.
import * as z from 'zod/mini'
import { cleanJson } from '../../json/clean-json'
import { isRecord } from '../../json/is-record'
import { passOnIssues } from './wire-value'

type Shape = z.core.$ZodLooseShape
type ClosedOutput<S extends Shape> = z.output<z.ZodMiniObject<z.core.util.Writeable<S>>>
type OpenOutput<S extends Shape> = ClosedOutput<S> & { [key: string]: unknown }
type Input<S extends Shape> = z.input<z.ZodMiniObject<z.core.util.Writeable<S>>>
type Issues = z.core.$ZodRawIssue[]

/** An object with these fields; other keys are dropped. */
export function wireObject<S extends Shape>(shape: S) {
  const read = createReader(shape, false)
  return z.transform((value: Input<S>, context) => read(value, context.issues) as ClosedOutput<S>)
}

/** An object whose other keys are kept, cleaned: attributes of a product, fields of a story. */
export function openObject<S extends Shape>(shape: S) {
  const read = createReader(shape, true)
  return z.transform((value: Input<S>, context) => read(value, context.issues) as OpenOutput<S>)
}

function createReader(shape: Shape, isOpen: boolean) {
  const fields = new Map(Object.entries(shape as Record<string, z.ZodMiniType>))
  const required = [...fields].filter(([, field]) => !field.safeParse(undefined).success)
  const requiredKeys = required.map(([key]) => key)

  return (value: unknown, issues: Issues): unknown => {
    if (!isRecord(value)) {
      issues.push({ code: 'invalid_type', expected: 'object', input: value })
      return undefined
    }
    const copy: Record<string, unknown> = {}
    for (const [key, member] of Object.entries(value)) {
      const field = fields.get(key)
      if (field) readField(field, key, member, copy, issues)
      else if (isOpen && key !== '__proto__') readOther(key, member, copy, issues)
    }
    for (const key of requiredKeys) {
      if (!Object.hasOwn(value, key)) {
        issues.push({ code: 'custom', message: 'Required', input: value, path: [key] })
      }
    }
    return copy
  }
}

function readField(
  field: z.ZodMiniType,
  key: string,
  value: unknown,
  copy: Record<string, unknown>,
  issues: Issues,
): void {
  const parsed = field.safeParse(value)
  if (!parsed.success) passOnIssues(parsed.error, issues, [key])
  else if (parsed.data !== undefined) copy[key] = parsed.data
}

function readOther(
  key: string,
  value: unknown,
  copy: Record<string, unknown>,
  issues: Issues,
): void {
  const cleaned = cleanJson(value)
  if (cleaned.ok) copy[key] = cleaned.value
  else issues.push({ code: 'custom', message: 'Nested too deep', input: value, path: [key] })
}
