import { expect, test } from 'vitest'
import { openPayment } from '../../../../client/checkout/outcome/open-payment'
import { createCheckoutMemory } from '../../../../client/engine/checkout-memory'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from '../engine/fake-browser'
import { CARD_ORDER } from '../engine/kept-order'

const store = storeViewOf('nl_nl')

test('an order is paid in the way that it was placed with, whatever is chosen now', async () => {
  const browser = new FakeBrowser()
  const ports = browser.openTab()
  const memory = createCheckoutMemory(ports, store)
  const details = memory.readDetails()
  memory.writeDetails({
    ...details,
    payment: { ...details.payment, paymentMethod: 'banktransfer' },
  })
  memory.writeOrder(CARD_ORDER)
  await openPayment(ports, store, 'attempt')
  expect(browser.asked.at(-1)?.body).toMatchObject({ orderHash: 'attempt', method: 'sandbox_card' })
})
