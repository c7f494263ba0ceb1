import { expect, test } from 'vitest'
import { orderRequest } from '../../../../shared/contract/order/order'
import { intentFingerprint } from '../../../../worker/storefront/order-desk/attempt'
import { orderUnder } from '../../../fakes/fake-desk'

const print = (changes: object = {}) =>
  intentFingerprint(orderRequest.parse({ ...orderUnder('a'), ...changes }))

test('a repeat from another tab or a moment later is the same order', async () => {
  const first = await print()
  const products = [{ sku: 'LAMP', qty: 1, server_item_id: 5 }]
  expect(await print({ created_at: 'now', updated_at: 'later', cart_id: 'other', products })).toBe(
    first,
  )
})

test.each([
  [{ products: [{ sku: 'LAMP', qty: 2 }] }],
  [{ products: [{ sku: 'SOFA', qty: 1 }] }],
  [{ order_id: 'b' }],
  [{ store_code: 'de_de' }],
  [
    {
      addressInformation: {
        billingAddress: { country_id: 'BE' },
        payment_method_code: 'banktransfer',
      },
    },
  ],
])('another order is another one: %j', async (changes) => {
  expect(await print(changes)).not.toBe(await print())
})
