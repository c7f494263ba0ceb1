import { describe, expect, it } from 'vitest'
import { openBackend } from './backend.ts'

const backend = openBackend()

describe('forms of the editors (spec 7, form submit)', () => {
  it('takes what was written', async () => {
    const body = {
      form: 'contact',
      fields: { email: 'juno@example.com', message: 'Hello', news: true },
    }
    expect(await backend.call('formSubmit', { body })).toBe(true)
  })

  it.each([
    {},
    { form: '', fields: {} },
    { form: 'contact', fields: { 'a b': 'x' } },
    { form: 'contact', fields: { message: 'x'.repeat(10_001) } },
    {
      form: 'contact',
      fields: { a: 'x'.repeat(9_000), b: 'x'.repeat(9_000), c: 'x'.repeat(9_000) },
    },
  ])('refuses what is no form, and what is too long', async (body) => {
    const { code } = await backend.send('formSubmit', { body: body as never })
    expect(code).toBeGreaterThanOrEqual(400)
    expect(code).toBeLessThan(500)
  })
})
