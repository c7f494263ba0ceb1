import { expect, test } from 'vitest'
import { openPayment } from '../../../client/checkout/open-payment'
import { createCheckoutMemory } from '../../../client/engine/checkout-memory'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { FakeWorld } from '../engine/fake-ports'

const store = storeViewOf('nl_nl')

test('an order is paid in the way that it was placed with, whatever is chosen now', async () => {
  const world = new FakeWorld()
  const ports = world.openTab()
  const memory = createCheckoutMemory(ports, store)
  const details = memory.readDetails()
  memory.writeDetails({
    ...details,
    payment: { ...details.payment, paymentMethod: 'banktransfer' },
  })
  memory.writeOrder({
    attempt: 'attempt',
    orderHash: 'hash',
    orderNumber: '7',
    emailAddress: 'erin@example.com',
    paymentCode: 'sandbox_card',
    paymentTitle: 'Card',
    needsRedirect: true,
    isAwaitingPayment: true,
    lines: [],
    totals: null,
  })
  await openPayment(ports, store, 'attempt')
  expect(world.asked.at(-1)?.body).toMatchObject({ orderHash: 'attempt', method: 'sandbox_card' })
})
