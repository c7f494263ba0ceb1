import { expect, test } from 'vitest'
import { isReservedPath } from '../../../../shared/routing/static-routes'

test.each(['/cart', '/checkout', '/health', '/robots.txt', '/_menu', '/api'])(
  'nothing of a catalogue can be at %s',
  (path) => expect(isReservedPath(path)).toBe(true),
)

test('what only begins so is free', () => {
  for (const path of ['/cart-for-tea', '/healthy', '/apis'])
    expect(isReservedPath(path)).toBe(false)
})
