import { expect, it } from 'vitest'
import { GuestForms } from '../../../../client/account/guest-forms'
import { drawInShop } from '../../../fixtures/draw-in-shop'

it('a guest reads what an account is good for, and what goes without one', () => {
  const drawn = drawInShop(<GuestForms typed={{}} fault={null} />)
  expect(drawn).toContain('Find your wishlist on all your devices')
  expect(drawn).toContain('<a href="/cart">Continue as a guest</a>')
  expect(drawn).toContain('Where is my order?')
})

it('a guest comes back to a page of the shop, and to nothing else', () => {
  const drawn = (back: string) =>
    drawInShop(<GuestForms typed={{}} fault={null} />, {
      at: `/my-account?page=${encodeURIComponent(back)}`,
    })
  expect(drawn('/checkout')).toContain('value="/checkout"')
  expect(drawn('checkout')).not.toContain('value="checkout"')
  expect(drawn('/\\other.example')).not.toContain('other.example')
})
