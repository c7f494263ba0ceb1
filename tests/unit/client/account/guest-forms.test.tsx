import { expect, it } from 'vitest'
import { GuestForms } from '../../../../client/account/guest-forms'
import { drawInShop } from '../../../fixtures/draw-in-shop'

it('a guest comes back to a page of the shop, and to nothing else', () => {
  const drawn = (back: string) =>
    drawInShop(<GuestForms typed={{}} fault={null} />, {
      at: `/my-account?page=${encodeURIComponent(back)}`,
    })
  expect(drawn('/checkout')).toContain('value="/checkout"')
  expect(drawn('checkout')).not.toContain('value="checkout"')
  expect(drawn('/\\other.example')).not.toContain('other.example')
})
