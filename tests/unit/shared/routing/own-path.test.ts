import { expect, it } from 'vitest'
import { ownPath } from '../../../../shared/routing/own-path'

it.each(['/', '/cart', '/nl_nl/p/RUG-NEST/rug%20nest', '/a.b/~c'])(
  '%s is a path of ours',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

it.each([
  null,
  '',
  'cart',
  '//other.example',
  '/\\other.example',
  'https://other.example/',
  'javascript:alert(1)',
  '/cart?step=2',
  '/cart#top',
  '/car\nt',
])('%j leads elsewhere', (text) => {
  expect(ownPath(text)).toBeNull()
})
