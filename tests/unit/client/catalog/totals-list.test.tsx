import { expect, test } from 'vitest'
import { TotalsList } from '../../../../client/catalog/totals-list'
import type { CartSummary } from '../../../../shared/cart/cart-summary'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const store = storeViewOf('global_en')
const shop = { store, t: (key: string) => key, price: (cents: number) => `€${cents}` }

function draw(change: Partial<CartSummary>): string {
  const totals: CartSummary = {
    subtotalInclTax: 5000,
    discount: 0,
    shippingInclTax: null,
    paymentFee: 0,
    tax: 0,
    grandTotal: 5000,
    couponCode: '',
    giftCards: [],
    items: [],
    ...change,
  }
  return drawInShop(<TotalsList totals={totals} hasDelivery shop={shop} />)
}

test('what delivery may cost is one press away until an address is known', () => {
  expect(draw({})).toContain('<a href="/delivery">cart.shipping-later</a>')
  expect(draw({ shippingInclTax: 500 })).toContain('€500')
})

test('delivery is free as soon as enough is bought, discounts taken off', () => {
  const enough = store.freeShippingAmount
  expect(draw({ subtotalInclTax: enough })).toContain('cart.free')
  expect(draw({ subtotalInclTax: enough })).not.toContain('cart.shipping-later')
  expect(draw({ subtotalInclTax: enough, discount: -1 })).toContain('cart.shipping-later')
})
