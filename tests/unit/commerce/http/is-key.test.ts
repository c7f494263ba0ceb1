import { expect, test } from 'vitest'
import { isKey } from '../../../../worker/commerce/http/is-key'

test('a key is shown only by who knows all of it', async () => {
  expect(await isKey('secret', 'secret')).toBe(true)
  for (const other of ['', 'secre', 'secret ', 'Secret', 'secretsecret']) {
    expect(await isKey(other, 'secret')).toBe(false)
  }
})

test('a key that is not set is nobody’s', async () => {
  expect(await isKey('', '')).toBe(false)
  expect(await isKey('', undefined)).toBe(false)
  expect(await isKey('undefined', undefined)).toBe(false)
})
