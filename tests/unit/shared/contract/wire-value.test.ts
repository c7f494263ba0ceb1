import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openObject, wireObject } from '../../../../shared/contract/wire/wire-object'
import {
  orAbsent,
  wireFlag,
  wireInteger,
  wireList,
  wireNumber,
  wireText,
  wireValue,
} from '../../../../shared/contract/wire/wire-value'
import { cleanJson } from '../../../../shared/json/clean-json'
import { deepUnder } from './examples'

describe('values whose types drift', () => {
  it('reads a number from a number or its plain decimal text', () => {
    expect(wireNumber.parse('32.0000')).toBe(32)
    expect(wireNumber.parse('-8.86')).toBe(-8.86)
    expect(wireNumber.parse(5)).toBe(5)
    expect(wireInteger.parse('677')).toBe(677)
  })

  it('refuses what is not a finite number', () => {
    const texts = ['', ' ', 'abc', 'NaN', 'Infinity', '1e400', '0x10', '1,5', '9'.repeat(400)]
    const values = [JSON.parse('1e400'), Number.NaN, true, null, undefined, {}, [], [1]]
    for (const value of [...texts, ...values]) {
      expect(wireNumber.safeParse(value).success, String(value)).toBe(false)
    }
    for (const value of [1.5, '1.5', 2 ** 60, '', null]) {
      expect(wireInteger.safeParse(value).success, String(value)).toBe(false)
    }
  })

  it('reads text from a number, since ids arrive as either', () => {
    expect(wireText.parse(49)).toBe('49')
    for (const value of [Number.NaN, null, undefined, {}, ['a']]) {
      expect(wireText.safeParse(value).success).toBe(false)
    }
  })

  it('reads a flag in all its spellings and no other', () => {
    expect([true, 1, '1', 'true'].map((value) => wireFlag.parse(value))).toEqual(
      Array(4).fill(true),
    )
    expect([false, 0, '0', 'false'].map((v) => wireFlag.parse(v))).toEqual(Array(4).fill(false))
    for (const value of ['yes', 2, null, '']) expect(wireFlag.safeParse(value).success).toBe(false)
  })

  it('reads null and empty text as absent, but not zero or false', () => {
    const schema = z.object({
      a: orAbsent(wireNumber),
      b: orAbsent(wireFlag),
      c: wireList(wireText),
    })
    expect(schema.parse({ a: null, b: '', c: null })).toEqual({})
    expect(schema.parse({})).toEqual({})
    expect(schema.parse({ a: 0, b: false, c: [] })).toEqual({ a: 0, b: false, c: [] })
    expect(schema.safeParse({ a: 'x' }).success).toBe(false)
  })

  it('requires what is not marked as absent', () => {
    expect(z.object({ a: wireNumber }).safeParse({}).success).toBe(false)
    expect(wireObject({ a: wireNumber }).safeParse({}).success).toBe(false)
  })
})

describe('objects on the wire', () => {
  const shape = { id: wireInteger, name: orAbsent(wireText) }

  it('behave as z.object does for any input', () => {
    const member = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant(undefined))
    const record = fc.record({ id: member, name: member, other: member }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.oneof(record, fc.jsonValue()), (input) => {
        const ours = wireObject(shape).safeParse(input)
        const theirs = z.object(shape).safeParse(input)
        expect(ours.success).toBe(theirs.success)
        if (theirs.success) expect(ours.data).toEqual(theirs.data)
      }),
    )
  })

  it('keep unknown keys only when open', () => {
    const input = { id: 1, material: ['wool'] }
    expect(wireObject(shape).parse(input)).toEqual({ id: 1 })
    expect(openObject(shape).parse(input)).toEqual({ id: 1, material: ['wool'] })
  })

  it('say where the fault lies', () => {
    const nested = wireObject({ rows: wireList(wireObject(shape)) })
    const parsed = nested.safeParse({ rows: [{ id: 1 }, { id: 'x' }] })
    expect(parsed.error?.issues[0]?.path).toEqual(['rows', 1, 'id'])
  })

  it('never let a __proto__ key in', () => {
    const hostile = JSON.parse(
      '{"id":1,"__proto__":{"isAdmin":true},"deep":[{"__proto__":{"isAdmin":true},"a":1}]}',
    )
    const parsed = openObject(shape).parse(hostile)
    expect(JSON.stringify(parsed)).toBe('{"id":1,"deep":[{"a":1}]}')
    expect(parsed.isAdmin).toBeUndefined()
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect(Object.getPrototypeOf((parsed.deep as object[])[0])).toBe(Object.prototype)
  })
})

describe('values nobody described', () => {
  it('are refused when 10,000 levels deep or not finite, without exhausting the stack', () => {
    expect(wireValue.safeParse(deepUnder('a')).success).toBe(false)
    expect(wireValue.safeParse(JSON.parse('[{"a":1e400}]')).success).toBe(false)
    expect(cleanJson({ a: Number.NaN })).toEqual({ ok: false, error: 'refused' })
  })

  it('come through unchanged otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
        const wire: unknown = JSON.parse(JSON.stringify(value), dropPrototype)
        expect(JSON.stringify(cleanJson(wire))).toBe(JSON.stringify({ ok: true, value: wire }))
      }),
    )
  })
})

function dropPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}
