import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryLayer } from '../../../../worker/storefront/cache/memory-layer'

test('what was used least lately leaves first', () => {
  const layer = createMemoryLayer<string>(3)
  layer.set('a', 'A', 1)
  layer.set('b', 'B', 1)
  layer.set('c', 'C', 1)
  layer.get('a')
  layer.set('d', 'D', 1)
  expect(['a', 'b', 'c', 'd'].map((key) => layer.get(key))).toEqual(['A', null, 'C', 'D'])
})

test('what is larger than all of it is not kept, and leaves no old value behind', () => {
  const layer = createMemoryLayer<string>(10)
  layer.set('a', 'small', 5)
  layer.set('a', 'huge', 11)
  expect(layer.get('a')).toBeNull()
})

test('it never holds more than its size', () => {
  const writes = fc.array(fc.record({ key: fc.constantFrom(...'abcdefgh'), size: fc.nat(12) }))
  fc.assert(
    fc.property(writes, (given) => {
      const layer = createMemoryLayer<number>(20)
      for (const { key, size } of given) layer.set(key, size, size)
      const held = [...'abcdefgh'].map((key) => layer.get(key) ?? 0)
      expect(held.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20)
    }),
  )
})
