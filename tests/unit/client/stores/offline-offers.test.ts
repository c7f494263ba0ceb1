import { expect, test } from 'vitest'
import {
  findOfflineOffers,
  keepOffers,
  withChoiceOf,
} from '../../../../client/stores/checkout/offline-offers'
import { emptyDetails } from '../../../../shared/checkout/details'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from '../engine/fake-browser'
import { cartLine } from '../engine/fake-cart-server'

const store = storeViewOf('de_de')
const lines = [{ ...cartLine('A', 1), confirmed: null }] as never
const t = ((key: string) => key) as never

function ask(ports: ReturnType<FakeBrowser['openTab']>, change = {}) {
  const empty = emptyDetails(store)
  const details = { ...empty, shipping: { ...empty.shipping, ...change } }
  return findOfflineOffers(ports, { store, details, lines, t })
}
const codes = (offers: ReturnType<typeof ask>) => offers?.payments.map(({ code }) => code)

const OFFERED = {
  deliveries: [{ carrier: 'dhl', method: 'parcel', title: 'DHL', price: 390 }],
  payments: [
    { code: 'adyen_cc', title: 'Karte', fee: 0 },
    { code: 'cashondelivery', title: 'Nachnahme', fee: 500 },
    { code: 'gone', title: 'Gone', fee: 0 },
  ],
}

test('without a connection what was offered on the last visit is offered, if it can be paid later', () => {
  const ports = new FakeBrowser().openTab()
  keepOffers(ports, store, OFFERED)
  expect(ask(ports)).toEqual({
    deliveries: OFFERED.deliveries,
    payments: [OFFERED.payments[1]],
    carrier: 'dhl',
    method: 'parcel',
    payment: 'cashondelivery',
  })
})

test('on a first visit the settings of the store say what is offered', () => {
  const offers = ask(new FakeBrowser().openTab())
  expect(codes(offers)).toEqual(['banktransfer', 'cashondelivery'])
  expect(offers?.payments[1]?.fee).toBe(500)
  expect(offers).toMatchObject({ carrier: 'flatrate', payment: 'banktransfer' })
})

test('what cannot be read counts as a first visit', () => {
  const ports = new FakeBrowser().openTab()
  for (const text of ['', '{', '{"deliveries":[{}],"payments":[]}']) {
    ports.storage.write('de_de-shop/checkout/offered', text)
    expect(codes(ask(ports))).toEqual(['banktransfer', 'cashondelivery'])
  }
})

test('nothing is offered where the store does not deliver, or nothing can be paid later', () => {
  const ports = new FakeBrowser().openTab()
  expect(ask(ports, { country: 'US' })).toBeNull()
  keepOffers(ports, store, { ...OFFERED, payments: OFFERED.payments.slice(0, 1) })
  expect(ask(ports)).toBeNull()
})

const details = emptyDetails(store)
const COLLECTED = { carrier: 'pickup', method: 'pickup', title: 'Abholung', price: 0 }
const ANSWERED = {
  deliveries: [...OFFERED.deliveries, COLLECTED],
  payments: OFFERED.payments,
  carrier: 'dhl',
  method: 'parcel',
  payment: 'adyen_cc',
}

test('of what was offered before the connection was lost stands what is chosen since', () => {
  const chosen = {
    ...details,
    shipping: { ...details.shipping, shippingCarrier: 'pickup', shippingMethod: 'pickup' },
    payment: { ...details.payment, paymentMethod: 'gone' },
  }
  expect(withChoiceOf(ANSWERED, chosen)).toMatchObject({
    carrier: 'pickup',
    method: 'pickup',
    payment: 'gone',
  })
})

test('what is collected is not paid at the door, without a connection either', () => {
  const chosen = {
    ...details,
    shipping: { ...details.shipping, shippingCarrier: 'pickup', shippingMethod: 'pickup' },
    payment: { ...details.payment, paymentMethod: 'cashondelivery' },
  }
  const collected = withChoiceOf(ANSWERED, chosen)
  expect(codes(collected)).toEqual(['adyen_cc', 'gone'])
  expect(collected.payment).toBe('adyen_cc')
  const [, atTheDoor] = OFFERED.payments
  const only = { ...ANSWERED, payments: atTheDoor ? [atTheDoor] : [] }
  expect(withChoiceOf(only, chosen).payment).toBe('')
  expect(codes(withChoiceOf(ANSWERED, details))).toContain('cashondelivery')

  const ports = new FakeBrowser().openTab()
  const transfer = { code: 'banktransfer', title: 'Vorkasse', fee: 0 }
  keepOffers(ports, store, { ...ANSWERED, payments: [...OFFERED.payments, transfer] })
  expect(codes(ask(ports, chosen.shipping))).toEqual(['banktransfer'])
  expect(codes(ask(ports))).toEqual(['cashondelivery', 'banktransfer'])
})

test('a download is not delivered, without a connection either', () => {
  const download = { ...ANSWERED, deliveries: [], carrier: '', method: '' }
  expect(withChoiceOf(download, details)).toEqual(download)
})
