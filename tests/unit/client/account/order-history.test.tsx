import { expect, it } from 'vitest'
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

function drawHistory(order: PastOrder): string {
  const account = { orders: [order], ordersPage: 1, ordersPages: 1 } as Account
  return drawInShop(<OrderHistory account={account} />)
}

it('waits for the money of a transfer, and for none that is paid at the door', () => {
  const [waiting, packing] = ['We are waiting for your payment', 'We are working on your order']
  expect(drawHistory(ORDER)).toContain(waiting)
  const atDoor = drawHistory({ ...ORDER, paymentCode: 'cashondelivery' })
  expect(atDoor).toContain(packing)
  expect(atDoor).not.toContain(waiting)
})
