import { expect, it } from 'vitest'
import { isPublicPath } from '../../../../shared/routing/public-screens'

it.each(['/', '/sofa', '/sofa?colour=green', '/wishlist?x=1'])(
  '%s is the same for everybody',
  (address) => expect(isPublicPath(address)).toBe(true),
)

it.each([
  '/my-account',
  '/my-account/',
  '/my-account?page=/cart',
  '/my-account/orders/1?x=1',
  '/cart?x',
])('%s is one shopper’s', (address) => expect(isPublicPath(address)).toBe(false))
