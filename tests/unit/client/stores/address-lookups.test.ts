import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { GatewayAnswer } from '../../../../client/engine/ports'
import { createCartStore } from '../../../../client/stores/cart-store'
import { createCheckoutStore } from '../../../../client/stores/checkout/checkout'
import type { FieldName, FieldPart } from '../../../../shared/checkout/address-rules'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser, settle } from '../engine/fake-browser'

const store = storeViewOf('nl_nl')
const DAM: GatewayAnswer = {
  kind: 'answered',
  code: 200,
  result: { street: 'Dam', city: 'Amsterdam', postcode: '1012JS', status: 'valid' },
  retryAfterMs: null,
}

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
  browser.answer = () => DAM
})

function openCheckout() {
  const ports = browser.openTab()
  const cart = createCartStore('nl_nl')
  const { getState } = createCheckoutStore({ ports, store, cart, queries: new QueryClient() })
  getState().start()
  return getState
}

type Checkout = ReturnType<typeof openCheckout>

async function write(
  checkout: Checkout,
  part: FieldPart,
  fields: Partial<Record<FieldName, string>>,
) {
  for (const [field, value] of Object.entries(fields)) {
    checkout().write({ part, field: field as FieldName }, value)
  }
  browser.pass(500)
  await settle()
}

const NL = { zipCode: '1012 JS', apartmentNumber: '1' }

test('postcode and house number fill street and town, and that is kept', async () => {
  const checkout = openCheckout()
  await write(checkout, 'delivery', NL)
  expect(checkout().details.shipping).toMatchObject({ streetAddress: 'Dam', city: 'Amsterdam' })
  expect(openCheckout()().details.shipping).toMatchObject({ streetAddress: 'Dam' })
  expect(browser.asked).toHaveLength(1)
})

test('each address of the form is looked up by itself', async () => {
  const checkout = openCheckout()
  await write(checkout, 'billing', NL)
  expect(checkout().details.payment).toMatchObject({ streetAddress: 'Dam', city: 'Amsterdam' })
  expect(checkout().details.shipping.streetAddress).toBe('')
})

test('an address that was kept, or filled in by the browser, is not changed', async () => {
  await write(openCheckout(), 'delivery', { ...NL, streetAddress: 'Damrak', city: 'A’dam' })
  const checkout = openCheckout()
  await write(checkout, 'delivery', { apartmentNumber: '2' })
  expect(checkout().details.shipping).toMatchObject({ streetAddress: 'Damrak', city: 'A’dam' })
  checkout().acceptAddress('delivery')
  expect(checkout().details.shipping).toMatchObject({ streetAddress: 'Dam', city: 'Amsterdam' })
})

test('the addition is asked for with the number, wherever it stands', async () => {
  await write(openCheckout(), 'delivery', { ...NL, affix: 'A' })
  expect(browser.asked.at(-1)?.path).toContain('houseNumber=1&affix=A')
})

test('a name or an e-mail address asks for nothing', async () => {
  await write(openCheckout(), 'delivery', NL)
  const checkout = openCheckout()
  await write(checkout, 'delivery', { firstName: 'Erin', emailAddress: 'erin@example.com' })
  expect(browser.asked).toHaveLength(1)
})

test.each<[string, GatewayAnswer]>([
  ['cannot be reached', { kind: 'lost', reason: 'network' }],
  ['is slow', { kind: 'lost', reason: 'timeout' }],
  ['answers rubbish', { kind: 'answered', code: 200, result: 'x', retryAfterMs: null }],
])('a service that %s leaves the form to the shopper', async (_name, answer) => {
  browser.answer = () => answer
  const checkout = openCheckout()
  await write(checkout, 'delivery', NL)
  expect(checkout().lookups.delivery.manualInput).toBe(true)
  await write(checkout, 'delivery', { apartmentNumber: '2', streetAddress: 'Dam', city: 'A' })
  expect(browser.asked).toHaveLength(1)
  expect(checkout().details.shipping).toMatchObject({ streetAddress: 'Dam', city: 'A' })
})

test('by hand, nothing is asked; cleared details are looked up again', async () => {
  const checkout = openCheckout()
  checkout().enterByHand('delivery')
  await write(checkout, 'delivery', NL)
  expect(browser.asked).toHaveLength(0)
  checkout().forget()
  await write(checkout, 'delivery', NL)
  expect(checkout().details.shipping.streetAddress).toBe('Dam')
})
