/// <reference path="../../../../client/messages.d.ts" />

import messages from 'virtual:messages/global_en'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NextSteps } from '../../../../client/checkout/outcome/next-steps'
import type { SyncedLine } from '../../../../client/engine/cart-state'
import type { KeptOrder } from '../../../../client/engine/checkout-memory'
import { createCheckoutMemory } from '../../../../client/engine/checkout-memory'
import { PortsProvider } from '../../../../client/stores/ports'
import { ShopProvider } from '../../../../client/stores/shop'
import { toCartSummary } from '../../../../shared/cart/cart-summary'
import { emptyDetails } from '../../../../shared/checkout/details'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from '../engine/fake-browser'
import { CARD_ORDER } from '../engine/kept-order'

const DAY = 24 * 60 * 60 * 1000
const TUESDAY = Date.UTC(2026, 10, 24, 9)
const store = storeViewOf('global_en')
const totals = toCartSummary({
  grand_total: 5,
  subtotal_incl_tax: 5,
  items: [],
  delivery_days: '1',
})
const lines = [{ typeId: 'simple' }] as SyncedLine[]
const ORDER: KeptOrder = { ...CARD_ORDER, placedAt: TUESDAY, lines, totals }

/** As it is looked at two days later, with another order begun. */
function draw(order: KeptOrder, method = 'adyen_cc'): string {
  const browser = new FakeBrowser()
  browser.now = TUESDAY + 2 * DAY
  const ports = browser.openTab()
  const details = emptyDetails(store)
  const shipping = { ...details.shipping, deliveryDate: '2026-12-08' }
  createCheckoutMemory(ports, store).writeDetails({ ...details, shipping })
  return renderToString(
    <PortsProvider value={ports}>
      <ShopProvider store={store} chrome={{ menu: [], footer: null, usps: [] }} messages={messages}>
        <NextSteps order={order} method={method} />
      </ShopProvider>
    </PortsProvider>,
  )
}

test('an order comes when it was promised, whenever its page is looked at', () => {
  expect(draw(ORDER)).toContain('comes on Wednesday, 25\u00a0November')
})

test('the day that was wished for is the one of this order', () => {
  const html = draw({ ...ORDER, deliveryDate: '2026-12-01' })
  expect(html).toContain('delivery day: Tuesday, 1\u00a0December')
})

test('the day that was wished for stands there too while a transfer is awaited, and no other', () => {
  const html = draw({ ...ORDER, deliveryDate: '2026-12-01' }, 'banktransfer')
  expect(html).toContain(messages['checkout.now-after-payment']({}))
  expect(html).toContain('delivery day: Tuesday, 1\u00a0December')
  expect(html).not.toContain('working day')
  const collected = draw(
    { ...ORDER, deliveryDate: '2026-12-01', isCollected: true },
    'banktransfer',
  )
  expect(collected).toContain(messages['checkout.now-collect-where']({}))
  expect(collected).not.toContain('December')
})

test('what is paid by transfer comes so many working days after its payment, which no date is known of', () => {
  const html = draw(ORDER, 'banktransfer')
  expect(html).toContain(messages['checkout.now-after-payment']({}))
  expect(html).toMatch(/Delivered within \d working days? after your payment arrives/)
  expect(html).not.toMatch(/November|December/)
  expect(draw(ORDER)).not.toContain('after your payment')
})

test('who has ordered what is brought by appointment is called, and told the days between which it comes', () => {
  const isCalled = messages['checkout.now-appointment']({})
  const arranged = { ...ORDER, totals: { ...totals, isByAppointment: true as const } }
  expect(draw(ORDER)).not.toContain(isCalled)
  const html = draw(arranged)
  expect(html).toContain(isCalled)
  expect(html).toContain('comes on Wednesday')
  expect(html).not.toContain(messages['checkout.now-pack']({}))
  const unpaid = draw(arranged, 'banktransfer')
  expect(unpaid).toContain(messages['checkout.now-after-payment']({}))
  expect(unpaid).toContain(isCalled)
  expect(draw({ ...arranged, isCollected: true })).not.toContain(isCalled)
})

test('what is collected neither leaves nor comes', () => {
  const html = draw({ ...ORDER, isCollected: true })
  expect(html).toContain(messages['checkout.now-collect']({}))
  expect(html).toContain(messages['checkout.now-collect-where']({}))
  expect(html).not.toContain(messages['checkout.now-pack']({}))
  expect(html).not.toContain('November')
})

test('what is collected and paid by transfer says where, too', () => {
  const html = draw({ ...ORDER, isCollected: true }, 'banktransfer')
  expect(html).toContain(messages['checkout.now-after-payment']({}))
  expect(html).toContain(messages['checkout.now-collect-where']({}))
})

test('what is downloaded or mailed says where it is found, and nothing of parcels', () => {
  const lines = [{ typeId: 'downloadable' }, { typeId: 'amgiftcard' }] as SyncedLine[]
  const html = draw({ ...ORDER, lines })
  expect(html).toContain(messages['checkout.now-download-paid']({}))
  expect(html).toContain(messages['checkout.now-gift-card-paid']({}))
  expect(html).not.toContain(messages['checkout.now-returns']({ days: 30 }))
})

test.each(['banktransfer', 'cashondelivery'])(
  'what is downloaded or mailed waits for a payment by %s',
  (method) => {
    const lines = [{ typeId: 'downloadable' }, { typeId: 'amgiftcard' }] as SyncedLine[]
    const html = draw({ ...ORDER, lines }, method)
    expect(html).toContain(messages['checkout.now-download']({}))
    expect(html).toContain(messages['checkout.now-gift-card']({}))
  },
)
