import { expect, it } from 'vitest'
import { AccountOverview } from '../../../../client/account/account-overview'
import { OrderHistory } from '../../../../client/account/order-history'
import type { Account, PastOrder } from '../../../../shared/customer/account-forms'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const ORDER: PastOrder = {
  orderNumber: '10000000018',
  orderHash: 'h',
  placedOn: 'day 1',
  status: 'new',
  paymentCode: 'banktransfer',
  grandTotal: 2000,
  items: [{ name: 'Chair', qty: 1 }],
}

it.each([
  ['list of orders', OrderHistory],
  ['overview', AccountOverview],
])('the %s waits for the money of a transfer, and for none that is paid at the door', (_, Part) => {
  const [waiting, packing] = ['We are waiting for your payment', 'We are working on your order']
  const draw = (order: PastOrder) => {
    const account = { orders: [order], ordersPage: 1, ordersPages: 1, addresses: [] as unknown }
    return drawInShop(<Part account={account as Account} />)
  }
  expect(draw(ORDER)).toContain(waiting)
  const atDoor = draw({ ...ORDER, paymentCode: 'cashondelivery' })
  expect(atDoor).toContain(packing)
  expect(atDoor).not.toContain(waiting)
})
