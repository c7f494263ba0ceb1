import { expect, it } from 'vitest'
import { createRecent } from '../../../../worker/commerce/search/memory/recent'

const recent = () => createRecent<string>(6, (text) => text.length)

it('lets go of what was not asked for longest', () => {
  const held = recent()
  held.set('a', 'aaa')
  held.set('b', 'bbb')
  expect(held.get('a')).toBe('aaa')
  held.set('c', 'c')
  expect(['a', 'b', 'c'].map(held.get)).toEqual(['aaa', undefined, 'c'])
})

it('holds one value for each key, and none that is larger than all of it', () => {
  const held = recent()
  held.set('a', 'aaa')
  held.set('a', 'aaaa')
  held.set('b', 'bb')
  held.set('c', 'too large')
  expect(['a', 'b', 'c'].map(held.get)).toEqual(['aaaa', 'bb', undefined])
})
