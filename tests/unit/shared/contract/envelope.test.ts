import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  envelope,
  failureEnvelope,
  toErrorMessage,
  toValidationFaults,
} from '../../../../shared/contract/wire/envelope'

describe('the envelope', () => {
  it('counts code 200 as success, as number or text', () => {
    const schema = envelope(z.string())
    expect(schema.parse({ code: 200, result: 'abc', meta: { refreshToken: 'r' } })).toEqual({
      code: 200,
      result: 'abc',
      meta: { refreshToken: 'r' },
    })
    expect(schema.parse({ code: '200', result: 'abc' }).code).toBe(200)
    expect(schema.safeParse({ code: 500, result: 'abc' }).success).toBe(false)
    expect(schema.safeParse({ code: 200, result: 1 }).success).toBe(false)
    expect(schema.safeParse({ result: 'abc' }).success).toBe(false)
  })

  it('reads every form of a failed result', () => {
    const faults = [
      {
        keyword: 'required',
        dataPath: '.email',
        schemaPath: '#/required',
        params: {},
        message: 'should have email',
      },
    ]
    for (const result of ['Invalid e-mail provided!', faults, { errorMessage: 'No', code: 401 }]) {
      expect(failureEnvelope.parse({ code: 500, result }).result).toEqual(result)
    }
    expect(failureEnvelope.parse({ code: 404, result: null }).code).toBe(404)
    expect(failureEnvelope.safeParse({ code: 200, result: 'x' }).success).toBe(false)
  })

  it('shows the errorMessage if present, else the result itself', () => {
    expect(toErrorMessage({ errorMessage: "The password doesn't match this account." })).toBe(
      "The password doesn't match this account.",
    )
    expect(toErrorMessage('You did not sign in correctly')).toBe('You did not sign in correctly')
    expect(toErrorMessage({ message: 'Upstream said no' })).toBe('Upstream said no')
    expect(toErrorMessage([{ message: 'a' }, { keyword: 'minLength' }])).toBe('a, minLength')
  })

  it('has a message for results that hold none', () => {
    for (const result of [null, undefined, '', 0, {}, [], { errorMessage: {} }]) {
      expect(toErrorMessage(result)).toBe('Something went wrong. Try again in a few seconds.')
    }
  })

  it('words a refused request as the list its clients know', () => {
    const parsed = z.object({ a: z.object({ qty: z.int() }) }).safeParse({ a: { qty: 'x' } })
    expect(parsed.error && toValidationFaults(parsed.error)).toEqual([
      { keyword: 'invalid_type', dataPath: '.a.qty', message: expect.any(String) },
    ])
  })
})
