import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isShortened, lengthenPath, shortenPath } from '../../../../client/listing/near-path'

it('the second picture of a product says only what it adds to the first', () => {
  expect(shortenPath('demo/lamp-2.webp', 'demo/lamp.webp')).toBe('+-2')
  expect(shortenPath('demo/lamp-2.webp', 'demo/rug.webp')).toBe('demo/lamp-2.webp')
  expect(shortenPath('demo/lamp.png', 'demo/lamp.webp')).toBe('demo/lamp.png')
})

it('every path is read back as it was', () => {
  const part = fc.constantFrom('a', 'lamp', '-2', '.', '.webp', '/', '+')
  const path = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(path, path, (first, other) => {
      fc.pre(!isShortened(other))
      expect(lengthenPath(shortenPath(other, first), first)).toBe(other)
    }),
    { numRuns: 2000 },
  )
})
