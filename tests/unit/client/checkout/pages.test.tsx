/// <reference path="../../../../client/messages.d.ts" />

import de from 'virtual:messages/de_de'
import fr from 'virtual:messages/fr_fr'
import en from 'virtual:messages/global_en'
import nl from 'virtual:messages/nl_nl'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartPage } from '../../../../client/cart/cart-page'
import { BankStep } from '../../../../client/checkout/card/bank-step'
import { CheckoutPage } from '../../../../client/checkout/checkout-page'
import { OrderStatusPage } from '../../../../client/checkout/orders/order-status-page'
import { CheckoutFailedPage } from '../../../../client/checkout/outcome/checkout-failed-page'
import { CheckoutReturnPage } from '../../../../client/checkout/outcome/checkout-return-page'
import { PaymentChecking, UnpaidOrder } from '../../../../client/checkout/outcome/payment-pending'
import { ThankYou } from '../../../../client/checkout/outcome/thank-you'
import { WaitingOrderView } from '../../../../client/checkout/waiting-order-view'
import { WalletButton } from '../../../../client/checkout/wallet/wallet-button'
import type { WalletSheet } from '../../../../client/checkout/wallet/wallet-sheet'
import { WithdrawPage } from '../../../../client/content/withdraw/withdraw-page'
import type { SyncedLine } from '../../../../client/engine/cart-state'
import { IDLE_PORTS } from '../../../../client/engine/ports'
import { CartProvider } from '../../../../client/stores/cart'
import { CheckoutProvider } from '../../../../client/stores/checkout/checkout-context'
import { LocationProvider } from '../../../../client/stores/location'
import { NavigationHistoryProvider } from '../../../../client/stores/navigation-history'
import { NotificationProvider } from '../../../../client/stores/notifications/notifications'
import { PortsProvider } from '../../../../client/stores/ports'
import { QueryHolderProvider } from '../../../../client/stores/query-holder'
import { ShopProvider } from '../../../../client/stores/shop'
import { UiProvider } from '../../../../client/stores/ui'
import { toCartSummary } from '../../../../shared/cart/cart-summary'
import type { ShownCheckout } from '../../../../shared/checkout/checkout-form'
import { type CheckoutDetails, emptyDetails } from '../../../../shared/checkout/details'
import type { TrackedOrder } from '../../../../shared/checkout/tracked-order'
import { streetText } from '../../../../shared/i18n/address-text'
import type { Messages } from '../../../../shared/i18n/messages'
import type { PageData } from '../../../../shared/routing/page'
import { bankAccountOf } from '../../../../shared/store-view/merchant'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { cartLine } from '../engine/fake-cart-server'
import { CARD_ORDER } from '../engine/kept-order'

const MESSAGES: Record<StoreCode, Messages> = { nl_nl: nl, de_de: de, fr_fr: fr, global_en: en }
const STORES = Object.keys(MESSAGES) as StoreCode[]
const location = {
  path: '/',
  query: new URLSearchParams(),
  visits: 0,
  navigate() {},
  replaceUrl() {},
  loadAllFilters: async () => true,
  reload() {},
}

function draw(storeCode: StoreCode, screen: ReactNode, query = ''): string {
  const messages = MESSAGES[storeCode]
  return renderToString(
    <PortsProvider value={IDLE_PORTS}>
      <ShopProvider
        store={storeViewOf(storeCode)}
        chrome={{ menu: [], footer: null, usps: [] }}
        messages={messages}
      >
        <LocationProvider value={{ ...location, query: new URLSearchParams(query) }}>
          <QueryHolderProvider value={{ client: null }}>
            <NotificationProvider>
              <UiProvider>
                <CartProvider>
                  <NavigationHistoryProvider>{screen}</NavigationHistoryProvider>
                </CartProvider>
              </UiProvider>
            </NotificationProvider>
          </QueryHolderProvider>
        </LocationProvider>
      </ShopProvider>
    </PortsProvider>,
  )
}

const CHECKOUT = { route: 'checkout', checkout: null, customer: null } as const
const SHOWN: Omit<ShownCheckout, 'details' | 'isFast'> = {
  attempt: 'attempt',
  postedAt: 0,
  drawnAt: 0,
  isEmailKnown: false,
  isAsked: false,
  areTermsAccepted: false,
  isAccountWanted: false,
  cart: { lines: [{ ...cartLine('A', 1), itemId: 1 }], totals: null, expressMethods: [] },
  methods: null,
  pickupPoints: null,
  fault: '',
}

test.each(STORES)(
  'the server draws the checkout of %s with its legal order button',
  (storeCode) => {
    const html = draw(storeCode, <CheckoutPage data={CHECKOUT} />)
    const button = MESSAGES[storeCode]['checkout.place-order']({})
    expect(html).toContain(button)
  },
)

test('eight fields are visible on the shortest path; affix, phone, company and tax id are folded away', () => {
  const html = draw('nl_nl', <CheckoutPage data={CHECKOUT} />)
  const names = [...html.matchAll(/name="((?:delivery|billing)\.\w+)"/g)].map(([, name]) => name)
  const [visible, folded] = [names.slice(0, 8), names.slice(8)]
  expect(visible).toEqual([
    'delivery.emailAddress',
    'delivery.firstName',
    'delivery.lastName',
    'delivery.country',
    'delivery.zipCode',
    'delivery.apartmentNumber',
    'delivery.streetAddress',
    'delivery.city',
  ])
  expect(folded).toEqual([
    'delivery.affix',
    'delivery.salutation',
    'delivery.phoneNumber',
    'delivery.company',
    'billing.taxId',
  ])
  expect(html).toMatch(/<details[^>]*>(?:(?!<\/details>).)*delivery\.phoneNumber/s)
})

test('a bill that goes elsewhere has the same fields as a delivery, and the company (spec 3)', () => {
  const known = emptyDetails(storeViewOf('nl_nl'))
  const details = { ...known, payment: { ...known.payment, isSameAsShipping: false } }
  const html = draw(
    'nl_nl',
    <CheckoutPage data={{ ...CHECKOUT, checkout: { ...SHOWN, isFast: false, details } }} />,
  )
  const fieldsOf = (part: string) =>
    [...html.matchAll(new RegExp(`name="${part}\\.(\\w+)"`, 'g'))].map(([, field]) => field)
  const apart = ['emailAddress', 'phoneNumber']
  expect(new Set(fieldsOf('billing'))).toEqual(
    new Set([...fieldsOf('delivery').filter((field) => !apart.includes(field ?? '')), 'taxId']),
  )
})

test.each([
  ['simple', true],
  ['virtual', false],
] as const)(
  'an address of the bill is asked for where a %s product is ordered: %s',
  (typeId, isAsked) => {
    const known = emptyDetails(storeViewOf('nl_nl'))
    const details = { ...known, payment: { ...known.payment, isSameAsShipping: false } }
    const lines = SHOWN.cart.lines.map((line) => ({ ...line, typeId }))
    const shown = { ...SHOWN, isAsked: true, cart: { ...SHOWN.cart, lines } }
    const checkout = { ...shown, isFast: false, details }
    const html = draw('nl_nl', <CheckoutPage data={{ ...CHECKOUT, checkout }} />)
    expect(html).toContain('href="#delivery.city"')
    expect(html.includes('href="#billing.city"')).toBe(isAsked)
    expect(html.includes('name="billing.city"')).toBe(isAsked)
  },
)

test('the server draws no form for a cart that it knows to be empty', () => {
  const cart = { ...SHOWN.cart, lines: [] }
  const checkout = { ...SHOWN, cart, isFast: false, details: completeDetails('nl_nl') }
  const html = draw('nl_nl', <CheckoutPage data={{ ...CHECKOUT, checkout }} />)
  expect(html).toContain(nl['cart.empty-before-checkout']({}))
  expect(html).not.toContain('name="delivery.city"')
})

function completeDetails(storeCode: StoreCode): CheckoutDetails {
  const empty = emptyDetails(storeViewOf(storeCode))
  return {
    ...empty,
    personal: { firstName: 'Erin', lastName: 'Bakker', emailAddress: 'erin@example.com' },
    shipping: {
      ...empty.shipping,
      zipCode: '1017 GC',
      apartmentNumber: '12',
      streetAddress: 'Kerkstraat',
      city: 'Amsterdam',
    },
  }
}

test.each(STORES)(
  '%s promises no day of delivery for a transfer, which is packed once it is paid',
  (storeCode) => {
    const words = MESSAGES[storeCode]
    const known = completeDetails(storeCode)
    const shipping = { ...known.shipping, shippingCarrier: 'home', shippingMethod: 'home' }
    const way = { carrier: 'home', method: 'home' }
    const methods = {
      ...way,
      deliveries: [{ ...way, title: 'Home', price: 0, days: { min: 1, max: 2 } }],
      payments: ['banktransfer', 'paypal_express'].map((code) => ({ code, title: code, fee: 0 })),
      totals: toCartSummary({ grand_total: 5, items: [] }),
    }
    const drawn = (paymentMethod: string, isFast: boolean) => {
      const details = { ...known, shipping, payment: { ...known.payment, paymentMethod } }
      const checkout = {
        ...SHOWN,
        details,
        isFast,
        methods: { ...methods, payment: paymentMethod },
      }
      return draw(storeCode, <CheckoutPage data={{ ...CHECKOUT, checkout }} />)
    }
    const afterPayment = words['checkout.comes-after']({ days: 2 })
    const inTime = words['checkout.delivery-day-paid']({})
    const promise = words['product.delivery-between']({ from: '1', to: '1' }).split('1')[0] ?? '?'
    for (const [isFast, times] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const byTransfer = drawn('banktransfer', isFast)
      expect(byTransfer.split(afterPayment)).toHaveLength(times + 1)
      expect(byTransfer).toContain(inTime)
      expect(byTransfer).not.toContain(promise)
      const byPayPal = drawn('paypal_express', isFast)
      expect(byPayPal.split(promise)).toHaveLength(times + 1)
      for (const told of [afterPayment, inTime]) expect(byPayPal).not.toContain(told)
    }
  },
)

test('what is confirmed of an order that waits says to whom and where it goes', () => {
  const order = { attempt: 'attempt', grandTotal: 700, lines: [], ways: '' }
  const html = draw(
    'nl_nl',
    <CheckoutProvider
      drawn={{ ...SHOWN, isFast: false, details: completeDetails('nl_nl') }}
      customer={null}
    >
      <WaitingOrderView
        order={{ ...order, keptAt: 0, transmited: false }}
        confirm={async () => {}}
        change={() => {}}
        remind={null}
      />
    </CheckoutProvider>,
  )
  for (const text of [
    'Erin Bakker',
    'erin@example.com',
    'Kerkstraat 12',
    '1017 GC Amsterdam',
    nl['checkout.billing-same']({}),
  ]) {
    expect(html).toContain(text)
  }
})

test.each(STORES)(
  'the server of %s draws complete details as a summary above their fields',
  (storeCode) => {
    const words = MESSAGES[storeCode]
    const empty = emptyDetails(storeViewOf(storeCode))
    const details = completeDetails(storeCode)
    const drawn = (isFast: boolean, known: CheckoutDetails) =>
      draw(
        storeCode,
        <CheckoutPage data={{ ...CHECKOUT, checkout: { ...SHOWN, isFast, details: known } }} />,
      )
    const change = [words['checkout.change-details']({}), words['checkout.change-methods']({})]
    const summary = drawn(true, details)
    for (const text of [
      ...change,
      'Erin Bakker',
      streetText(['Kerkstraat', '12'], empty.shipping.country),
      'aria-busy="true"',
      'name="delivery.city"',
    ]) {
      expect(summary).toContain(text)
    }
    // What only the browser knows has its room before it is there.
    const linesIn = (html: string) => html.split(change[0] ?? '')[0]?.match(/<p[ >]/g)?.length
    expect(linesIn(drawn(true, empty))).toBe(linesIn(summary))
    for (const text of change) expect(drawn(false, details)).not.toContain(text)
  },
)

test.each(STORES)('%s offers the countries it delivers to, its own first', (storeCode) => {
  const html = draw(storeCode, <CheckoutPage data={CHECKOUT} />)
  const codes = [...html.matchAll(/<option value="(\w\w)"/g)].map(([, code]) => code ?? '')
  const { shippingCountries } = storeViewOf(storeCode).i18n
  expect(codes[0]).toBe(shippingCountries[0])
  expect([...codes].sort()).toEqual([...shippingCountries].sort())
})

test('what the server draws knows nothing of anybody', () => {
  const pages = [
    draw('nl_nl', <CartPage data={{ route: 'cart', cart: null }} />),
    draw(
      'nl_nl',
      <CheckoutReturnPage
        data={{ route: 'checkout-return', orderHash: 'x', result: '1', order: null, guest: null }}
      />,
    ),
    draw('nl_nl', <CheckoutFailedPage />),
  ]
  expect(pages[0]).toContain(nl['cart.loading']({}))
  expect(pages[1]).toContain(nl['checkout.checking-title']({}))
  expect(pages[1]).not.toContain(nl['checkout.thanks-title']({}))
  expect(pages[2]).toContain(nl['checkout.failed-title']({}))
})

test.each(STORES)('%s agrees to terms that can be opened, with and without script', (storeCode) => {
  const words = MESSAGES[storeCode]
  const linked = words['checkout.terms-link']({})
  expect(words['checkout.terms']({})).toContain(linked)
  const html = draw(storeCode, <CheckoutPage data={CHECKOUT} />)
  expect(html).toContain(`<a href="/terms" target="_blank" rel="noopener">${linked}</a>`)
  expect(html).toContain('href="/company"')
})

test.each(STORES)('%s says how to withdraw before anything is ordered', (storeCode) => {
  const words = MESSAGES[storeCode]
  const linked = words['checkout.withdrawal-link']({})
  expect(words['checkout.withdrawal']({ days: 30 })).toContain(linked)
  const html = draw(storeCode, <CheckoutPage data={CHECKOUT} />)
  const link = html.indexOf(`<a href="/returns" target="_blank" rel="noopener">${linked}</a>`)
  expect(link).toBeGreaterThan(0)
  expect(link).toBeLessThan(html.indexOf(words['checkout.place-order']({})))
})

test.each(STORES)('%s tells where, how much and under which reference to transfer', (storeCode) => {
  const order = {
    attempt: 'a',
    orderHash: 'h',
    orderNumber: '1000000018',
    emailAddress: '',
    isEmailKnown: false,
    paymentCode: 'banktransfer',
    paymentTitle: 'Bank',
    needsRedirect: false,
    isAwaitingPayment: false,
    placedAt: Date.UTC(2026, 10, 24, 9),
    deliveryDate: '',
    isCollected: false,
    lines: [],
    couponAt: 0,
    totals: null,
  }
  const { holder, iban, bic } = bankAccountOf(storeCode)
  const html = draw(storeCode, <ThankYou orderNumber="1000000018" order={order} />)
  for (const told of [holder.replace('&', '&amp;'), iban, bic, '1000000018']) {
    expect(html).toContain(`<dd>${told}</dd>`)
  }
  expect(html).toMatch(/\b7\b/)
  expect(html).toMatch(/24[^<]*2026/)
  const paid = draw(storeCode, <ThankYou orderNumber="1" order={{ ...order, paymentCode: 'x' }} />)
  expect(paid).not.toContain('IBAN')
  const words = MESSAGES[storeCode]
  expect(paid).toContain(words['checkout.next-paid']({}))
  for (const byCards of [
    <ThankYou key="kept" orderNumber="1" order={{ ...order, paymentCode: 'free' }} />,
    <ThankYou key="forgotten" orderNumber="1" order={null} method="free" />,
  ]) {
    const html = draw(storeCode, byCards)
    expect(html).not.toContain(words['checkout.next-paid']({}))
  }
  const forgotten = draw(
    storeCode,
    <ThankYou
      orderNumber="1000000018"
      order={null}
      due={{ amount: 1995, method: 'banktransfer' }}
    />,
  )
  for (const told of [iban, '1000000018']) expect(forgotten).toContain(`<dd>${told}</dd>`)
  expect(forgotten).toMatch(/<dd>[^<]*19[.,]95[^<]*<\/dd>/)
  expect(forgotten).not.toContain(MESSAGES[storeCode]['checkout.next-paid']({}))
})

test.each(STORES)('%s offers a guest an account, or to log in where there is one', (storeCode) => {
  const words = MESSAGES[storeCode]
  const guest = {
    ...emptyDetails(storeViewOf(storeCode)).personal,
    emailAddress: 'erin@example.com',
    isEmailKnown: false,
  }
  const drawThanks = (isEmailKnown: boolean) =>
    draw(storeCode, <ThankYou orderNumber="1" order={null} guest={{ ...guest, isEmailKnown }} />)
  const [offered, known] = [words['account.new-here']({}), words['checkout.email-known-after']({})]
  expect(drawThanks(false)).toContain(offered)
  expect(drawThanks(false)).not.toContain(known)
  expect(drawThanks(true)).toContain(known)
  expect(drawThanks(true)).not.toContain(offered)
  expect(drawThanks(true)).not.toContain(words['checkout.email-known']({}))
  const nobody = { ...guest, emailAddress: '' }
  const again = <ThankYou orderNumber="1" order={CARD_ORDER} guest={nobody} />
  expect(draw(storeCode, again)).toContain(offered)
  expect(draw(storeCode, again)).toContain(words['account.first-name']({}))
})

test.each(STORES)('%s says that cash is paid at the door, and shows no account', (storeCode) => {
  const due = { amount: 1995, method: 'cashondelivery' }
  const html = draw(storeCode, <ThankYou orderNumber="1000000018" order={null} due={due} />)
  expect(html).toContain(MESSAGES[storeCode]['checkout.next-at-door']({}))
  expect(html).not.toContain('IBAN')
  expect(html).not.toContain(MESSAGES[storeCode]['checkout.next-paid']({}))
})

const TRACKED: TrackedOrder = {
  orderHash: 'h',
  orderNumber: '1000000018',
  state: 'new',
  placedAt: '2026-11-23T09:00:00.000Z',
  paymentCode: 'cashondelivery',
  paymentTitle: 'Cash on delivery',
  isDue: true,
  amountDue: 1_495,
  mayPay: false,
  mayWithdraw: true,
  lines: [],
  hasDelivery: true,
  deliveryDate: '2026-11-27',
  deliveryStart: '2026-11-23T09:00:00.000Z',
  isCollected: false,
  totals: toCartSummary({ grand_total: 19.95, total_segments: [], items: [] }),
  downloads: [],
  notes: [],
  parcels: [],
}

test.each(STORES)('%s waits for no money before an order that is paid at the door', (storeCode) => {
  const words = MESSAGES[storeCode]
  const drawOrder = (order: TrackedOrder) =>
    draw(storeCode, <OrderStatusPage data={{ route: 'order-status', order } as PageData} />)
  const atDoor = drawOrder(TRACKED)
  expect(atDoor).toContain(words['orders.state-processing']({}))
  expect(atDoor).toContain(words['orders.at-door']({}))
  expect(atDoor).toMatch(/27[^<]*2026/)
  expect(atDoor).not.toContain(words['orders.state-new']({}))
  const byBank = drawOrder({ ...TRACKED, paymentCode: 'banktransfer' })
  expect(byBank).toContain(words['orders.state-new']({}))
  expect(byBank).toMatch(/<dd>[^<]*14[.,]95/)
})

test.each(STORES)(
  '%s offers to pay an order or to give it up only where that may be',
  (storeCode) => {
    const words = MESSAGES[storeCode]
    const drawOrder = (order: TrackedOrder) =>
      draw(storeCode, <OrderStatusPage data={{ route: 'order-status', order } as PageData} />)
    const unpaid: TrackedOrder = {
      ...TRACKED,
      state: 'pending_payment',
      isDue: false,
      mayPay: true,
      paymentCode: 'paypal_express',
    }
    const offered = [
      'checkout-return/pay"',
      'checkout-return/give-up"',
      words['checkout.pay-now']({}),
      words['orders.give-up']({}),
    ]
    const html = drawOrder(unpaid)
    for (const told of offered) expect(html).toContain(told)
    expect(html.match(/name="orderHash" value="h"/g)).toHaveLength(2)
    expect(html.match(/name="order" value="1000000018"/g)).toHaveLength(2)
    for (const told of offered) expect(drawOrder({ ...unpaid, mayPay: false })).not.toContain(told)
  },
)

test.each(STORES)('%s neither asks to pay for nor to withdraw what is withdrawn', (storeCode) => {
  const words = MESSAGES[storeCode]
  const byBank: TrackedOrder = { ...TRACKED, paymentCode: 'banktransfer' }
  const drawOrder = (order: TrackedOrder) =>
    draw(storeCode, <OrderStatusPage data={{ route: 'order-status', order } as PageData} />)
  const { iban } = bankAccountOf(storeCode)
  for (const told of [iban, '/withdraw?orderHash=h']) expect(drawOrder(byBank)).toContain(told)
  const withdrawn = drawOrder({ ...byBank, state: 'withdrawn', mayWithdraw: false })
  expect(withdrawn).toContain(words['orders.state-withdrawn']({}))
  for (const told of [iban, '/withdraw?orderHash=h']) expect(withdrawn).not.toContain(told)
})

test.each(STORES)('%s tells between which days an order comes, and what happens next', (code) => {
  const words = MESSAGES[code]
  const paid: TrackedOrder = {
    ...TRACKED,
    state: 'processing',
    isDue: false,
    deliveryDate: '',
    totals: { ...TRACKED.totals, deliveryDays: { min: 2, max: 4 } },
  }
  const drawOrder = (order: TrackedOrder) =>
    draw(code, <OrderStatusPage data={{ route: 'order-status', order } as PageData} />).replaceAll(
      '<!-- -->',
      '',
    )
  const packed = words['checkout.now-pack']({})
  expect(drawOrder(paid)).toMatch(new RegExp(`${packed} [^<]*25[^<]*27`))
  const sent = drawOrder({ ...paid, state: 'sent' })
  expect(sent).not.toContain(packed)
  expect(sent).toMatch(/<li>[^<]*25[^<]*27/)
  const due = drawOrder({ ...paid, state: 'new', isDue: true, paymentCode: 'banktransfer' })
  expect(due).toContain(words['checkout.now-after-payment']({}))
  expect(drawOrder({ ...paid, state: 'canceled' })).not.toContain(words['checkout.now-title']({}))
})

test.each(STORES)('%s says what became of an order, and where it is collected but once', (code) => {
  const words = MESSAGES[code]
  const place = words['orders.pickup']({ place: 'Kerkstraat 12' })
  const collected: TrackedOrder = {
    ...TRACKED,
    state: 'processing',
    isCollected: true,
    deliveryDate: '',
    notes: [place],
  }
  const data = { route: 'order-status', order: collected } as PageData
  const html = draw(code, <OrderStatusPage data={data} />)
  expect(html.split('Kerkstraat 12')).toHaveLength(2)
  expect(html).toContain(words['checkout.now-collect']({}))
  expect(html).not.toContain(words['checkout.now-collect-where']({}))
})

const ORDERED: SyncedLine = {
  ...cartLine('A', 1),
  confirmed: { itemId: 1, qty: 1 },
  isDirty: false,
  changedAt: 0,
  announce: null,
  sentAt: null,
  tries: 0,
  returns: 0,
}

const UNPAID = {
  name: 'h',
  method: 'paypal_express',
  orderNumber: '7',
  order: null,
  acts: null,
}

test.each(STORES)('%s says of an unpaid order its number, and what is in it', (code) => {
  const words = MESSAGES[code]
  const number = words['checkout.thanks-number']({ number: '7' })
  expect(draw(code, <UnpaidOrder {...UNPAID} />)).toContain(number)
  expect(draw(code, <UnpaidOrder {...UNPAID} orderNumber="" />)).not.toContain(number)
  const order = { ...CARD_ORDER, lines: [ORDERED] }
  const remembered = draw(code, <UnpaidOrder {...UNPAID} order={order} />)
  expect(remembered).toContain(`aria-label="${words['checkout.summary']({})}"`)
})

test('whoever is about to pay by card is asked for it, not told that payment is being checked', () => {
  const drawUnpaid = (method: string) => draw('nl_nl', <UnpaidOrder {...UNPAID} method={method} />)
  const byCard = drawUnpaid('adyen_cc')
  expect(byCard).toContain(nl['checkout.card-title']({}))
  expect(byCard).not.toContain(nl['checkout.payment-checking-title']({}))
  const byRedirect = drawUnpaid('sandbox_card')
  expect(byRedirect).toContain(nl['checkout.unpaid-title']({}))
  expect(byRedirect).not.toContain(nl['checkout.payment-checking-title']({}))
})

test.each(STORES)('%s leads on to a bank by a button, whatever its page wants', (code) => {
  const words = MESSAGES[code]
  const token = btoa(JSON.stringify({ acsURL: 'https://bank.test/ask' }))
  const asked = draw(code, <BankStep token={token} isNews={false} onGo={() => {}} />)
  expect(asked).toContain('action="https://bank.test/ask"')
  const opened = draw(code, <BankStep token={undefined} isNews={false} onGo={() => {}} />)
  expect(opened).not.toContain('<form')
  for (const html of [asked, opened]) {
    expect(html).toContain(words['checkout.card-challenge']({}))
    expect(html).toMatch(new RegExp(`<button[^>]*>.*${words['checkout.card-to-bank']({})}`))
  }
})

test('a wallet cannot be pressed before the package that opens it is ready', () => {
  const amount = { currency: 'EUR', value: 12_345 }
  const button = (environment: string) => {
    const sheet: WalletSheet = {
      setup: { wallet: 'applepay', environment, clientKey: null, brands: [], configuration: {} },
      amount,
      asksAddress: false,
      askSession: async () => null,
      quote: async () => amount,
      pay: async () => true,
    }
    return draw('global_en', <WalletButton sheet={sheet} />)
  }
  expect(button('test')).toMatch(/<button[^>]* disabled=""[^>]*>Pay with Apple Pay/)
  expect(button('sandbox')).toMatch(/<button(?![^>]* disabled)[^>]*>Pay with Apple Pay/)
})

test.each(STORES)(
  '%s asks before an unpaid order is cancelled, where a shopper returns too',
  (code) => {
    const words = MESSAGES[code]
    for (const method of ['paypal_express', 'adyen_cc']) {
      for (const acts of [null, { giveUp() {}, askAgain() {} }]) {
        const html = draw(code, <UnpaidOrder {...UNPAID} method={method} acts={acts} />)
        const [, offered, asked] = /<summary>(.*?)<\/summary>(.*?)<\/details>/.exec(html) ?? []
        expect(offered).toBe(words['checkout.pay-give-up']({}))
        expect(asked).toContain(words['orders.give-up-sure']({}))
        expect(asked).toMatch(/give-up".*name="orderHash" value="h"/)
        expect(html.match(/checkout-return\/give-up"/g)).toHaveLength(1)
      }
    }
  },
)

test.each(STORES)('%s promises to look again only where a script does', (code) => {
  const words = MESSAGES[code]
  const acts = { giveUp() {}, askAgain() {} }
  const watched = words['checkout.payment-watched']({})
  const withScript = draw(code, <UnpaidOrder {...UNPAID} acts={acts} />)
  expect(withScript).toContain(watched)
  const plain = draw(code, <UnpaidOrder {...UNPAID} />)
  expect(plain).not.toContain(watched)
  expect(plain).toContain(words['checkout.look-again']({}))
})

test('a payment that is being checked is looked for again by a browser without script', () => {
  const html = draw('nl_nl', <PaymentChecking of="payment" />, 'orderHash=h&result=1')
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="5;url=/?orderHash=h"/></noscript>',
  )
})

test.each(STORES)(
  '%s lets a shopper withdraw from a part of a line, and says until when',
  (storeCode) => {
    const words = MESSAGES[storeCode]
    const line = { position: 0, name: 'Chair', qty: 6, withdrawnQty: 0 }
    const declaration = {
      token: 't',
      orderNumber: '10000000018',
      name: 'Erin',
      emailHint: 'e…@example.com',
      orderedOn: 'day 1',
      endsOn: 'day 37',
      confirmedAt: null,
      lines: [line, { ...line, position: 1, name: 'Table', qty: 1 }],
    }
    const data = { route: 'withdraw', orderHash: '', declaration, fault: null } as const
    const html = draw(storeCode, <WithdrawPage data={data} />)
    expect(html).toMatch(/<input[^>]*name="qty-0"[^>]*>/)
    expect(html).not.toContain('name="qty-1"')
    expect(html).toContain(words['withdraw.ends']({ day: 'day 37', days: 30 }))
    const over = draw(
      storeCode,
      <WithdrawPage data={{ ...data, declaration: null, fault: 'over' }} />,
    )
    expect(over).toContain(words['withdraw.period']({ days: 30 }))
    expect(over).toContain('role="alert"')
  },
)

test('who has ordered reads at a reduced line what its order says there, and the discount in the sums', () => {
  const item = { item_id: 1, qty: 1, row_total_incl_tax: 49.95, discount_amount: 5 }
  const totals = toCartSummary({ grand_total: 44.9, total_segments: [], items: [item] })
  expect(totals.items[0]?.discountedRowInclTax).toBe(4495)
  const order = { ...CARD_ORDER, lines: [ORDERED], totals }
  const html = draw('nl_nl', <ThankYou orderNumber="7" order={order} />)
  expect(html).toContain('49,95')
  expect(html).not.toContain('44,95')
})
