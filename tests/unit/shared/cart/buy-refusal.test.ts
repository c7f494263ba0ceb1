import { expect, it } from 'vitest'
import { readRefusal, refusalLink } from '../../../../shared/cart/buy-refusal'

const read = (link: string) => readRefusal(new URL(link, 'https://shop.test').searchParams)

it('reads what it has written', () => {
  const refusal = { key: 'cart.quantity-below', values: { quantity: 101 } } as const
  expect(read(refusalLink('/vase', refusal))).toEqual(refusal)
  expect(read(refusalLink('/vase', { key: 'cart.not-enough' }))?.key).toBe('cart.not-enough')
})

it.each(['', '0', '00', '-1', '1.5', '1e3', 'text', '123456'])(
  'says no quantity that an address gives as "%s"',
  (quantity) => {
    expect(read(`/cart?refused=cart.quantity-below&quantity=${quantity}`)).toBeNull()
    expect(read(`/cart?refused=cart.not-enough&quantity=${quantity}`)).toEqual({
      key: 'cart.not-enough',
      values: { quantity: 0 },
    })
  },
)

it('says nothing that is no refusal', () => {
  expect(read('/cart?refused=checkout.thanks-title')).toBeNull()
  expect(read('/cart')).toBeNull()
})
