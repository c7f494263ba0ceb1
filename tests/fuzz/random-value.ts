// Values by a schema, as a caller would send them, and as nobody should.
import * as z from 'zod/mini'
import { isRecord } from '../../shared/json/is-record.ts'

type Next = () => number

/** What is looked up: by the names under which calls ask for it. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const HOSTILE: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => ' ',
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53,
  () => -(2 ** 31),
  () => '1e309',
  () => 'NaN',
  () => true,
  () => [],
  () => ({}),
  () => [[[[[[[[[[[]]]]]]]]]]],
  () => '\ud800',
  () => '\u0000',
  () => '😀é‮<script>alert(1)</script>',
  () => "' OR 1=1; DROP TABLE orders --",
  () => '{{token}} {{cartId}} %1',
  () => '../../etc/passwd',
  () => 'constructor',
  () => '__proto__',
  () => 'x'.repeat(20_000),
  () => Array.from({ length: 300 }, () => 'x'),
  () => '9999-99-99T99:99:99.999Z',
  () => '2026-02-30',
  () => '99999999999999999999999999',
]

const TEXTS = [
  'x',
  'nl_nl',
  '1',
  'LAMP',
  'e@example.com',
  'Erin',
  '2026-11-24',
  'NL',
  'https://x.example',
] as const

/** The JSON schema of what a caller writes. */
export function toSchema(schema: z.ZodMiniType): unknown {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' })
}

interface Drawing {
  next: Next
  known: Known
  /** How often a value is one that nobody should send. */
  malice: number
}

/** A value for a schema; `name` is the field in which it stands. */
export function randomValue(schema: unknown, drawing: Drawing, name = '', depth = 0): unknown {
  const { next, malice } = drawing
  if (next() < malice || depth > 8) return pick(HOSTILE, next)()
  const found = drawing.known[name]
  if (found && next() < 0.8) return pick(found, next)
  if (!isRecord(schema)) return pick(HOSTILE, next)()
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(choices)) return randomValue(pick(choices, next), drawing, name, depth)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return pick(schema.enum, next)
  switch (schema.type) {
    case 'object':
      return randomObject(schema, drawing, depth)
    case 'array': {
      const length = Math.floor(next() * 4)
      return Array.from({ length }, () => randomValue(schema.items, drawing, name, depth + 1))
    }
    case 'integer':
      return Math.floor(next() * 12)
    case 'number':
      return Math.round(next() * 10_000) / 100
    case 'boolean':
      return next() < 0.5
    case 'string':
      return pick(TEXTS, next)
    default:
      return pick([...TEXTS, 1, true], next)
  }
}

function randomObject(schema: Record<string, unknown>, drawing: Drawing, depth: number): unknown {
  const { next, malice } = drawing
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  const entries = Object.entries(properties)
    .filter(([name]) => next() > (required.includes(name) ? malice / 2 : 0.4))
    .map(([name, inner]) => [name, randomValue(inner, drawing, name, depth + 1)])
  if (isRecord(schema.additionalProperties)) {
    entries.push(['size', randomValue(schema.additionalProperties, drawing, 'size', depth + 1)])
  }
  if (next() < malice) entries.push([pick(['__proto__', 'constructor', '', 'x'], next), {}])
  return Object.fromEntries(entries)
}

/** One of a list that is not empty. */
export function pick<T>(from: readonly T[], next: Next): T {
  return from[Math.floor(next() * from.length)] as T
}
