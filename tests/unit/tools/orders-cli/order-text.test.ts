import { describe, expect, it } from 'vitest'
import type { OrderDetails } from '../../../../shared/contract/admin/placed-order'
import {
  howToPayBack,
  howToPayMoreBack,
  orderText,
  whatIsPaid,
  whatIsSent,
} from '../../../../worker/tools/orders-cli/order-text'

const order = (paymentMethod: string, owed = 1250) => ({
  store: 'nl_nl' as const,
  owed,
  paymentMethod,
})

describe('what a merchant is told of money that is owed', () => {
  it.each(['adyen_cc', 'adyen_applepay', 'adyen_googlepay', 'paypal_express'])(
    'is not to be sent by hand where the clock asks the provider for it: %s',
    (method) => {
      const words = howToPayBack(order(method))
      expect(words).toContain('its provider sends €\u00a012,50 back within minutes')
      expect(words).toContain('do not send it yourself')
      expect(words).not.toContain('say "refunded"')
    },
  )

  it.each(['banktransfer', 'cashondelivery', 'sandbox_card', 'code_of_another_shop'])(
    'is to be sent by hand where no provider does: %s',
    (method) => {
      expect(howToPayBack(order(method))).toBe(': send €\u00a012,50 back, then say "refunded"')
    },
  )

  it('is by the provider what was promised now, by hand all that has not gone back', () => {
    const promised = (method: string, owed: number, refunded = 0) => ({
      ...order(method, owed),
      refunded,
    })
    const then = (method: string) => howToPayMoreBack(promised(method, 500), promised(method, 3495))
    expect(then('adyen_cc')).toContain('its provider sends €\u00a029,95 back')
    expect(then('banktransfer')).toContain(': send €\u00a034,95 back')
    const sentMeanwhile = howToPayMoreBack(
      promised('adyen_cc', 500),
      promised('adyen_cc', 2995, 500),
    )
    expect(sentMeanwhile).toContain('its provider sends €\u00a029,95 back')
  })

  it('is nothing where nothing is owed', () => {
    expect(howToPayBack(order('paypal_express', 0))).toBe('')
  })
})

const LINE = {
  sku: 'TABLE',
  name: 'Table',
  qty: 2,
  withdrawn: 0,
  total: 2000,
  choices: [],
}

const ORDER: OrderDetails = {
  orderNumber: '10000000018',
  orderHash: 'h',
  state: 'new',
  store: 'nl_nl',
  email: 'erin@example.com',
  paymentMethod: 'banktransfer',
  amountDue: 2000,
  placedAt: '2026-11-24T09:00:00Z',
  sentAt: null,
  withdrawnAt: null,
  tasks: null,
  uncaptured: 0,
  owed: 0,
  refunded: 0,
  shippingAddress: ['Kerkstraat 12'],
  billingAddress: ['Kerkstraat 12'],
  phone: null,
  taxId: null,
  shippingMethod: 'flatrate',
  deliveryDate: null,
  pickupPoint: null,
  lines: [LINE],
  couponCode: null,
  discount: 0,
  shipping: 0,
  fee: 0,
  tax: 0,
  giftCards: 0,
  grandTotal: 2000,
  events: [],
}

describe('what a merchant reads of an order', () => {
  it('asks for money only while that is waited for', () => {
    expect(orderText(ORDER)).toContain('to be paid €\u00a020,00')
    const others: Partial<OrderDetails>[] = [
      { state: 'processing' },
      { state: 'canceled' },
      { lines: [{ ...LINE, withdrawn: 2 }] },
    ]
    for (const more of others) {
      expect(orderText({ ...ORDER, ...more })).not.toContain('to be paid')
    }
    expect(orderText({ ...ORDER, state: 'processing' })).toContain('  paid €\u00a020,00')
    const authorised = orderText({ ...ORDER, state: 'processing', uncaptured: 500 })
    expect(authorised).toContain('  authorised €\u00a020,00')
  })

  it('has the phone and the tax id, where they were given', () => {
    const text = orderText({ ...ORDER, phone: '+31 6 12345678', taxId: 'NL123456789B01' })
    expect(text).toContain('  phone +31 6 12345678')
    expect(text).toContain('  tax id NL123456789B01')
    expect(orderText(ORDER)).not.toMatch(/phone|tax id/)
  })

  it('says of what is collected that it is ready, and where', () => {
    expect(whatIsSent(ORDER)).toBe('10000000018 is on its way')
    const collected = { ...ORDER, pickupPoint: 'Our shop, Meent 76' }
    expect(whatIsSent(collected)).toBe('10000000018 is ready at Our shop, Meent 76')
  })

  it('says what was withdrawn of an order whose money has come', () => {
    const paid: OrderDetails = { ...ORDER, state: 'processing' }
    expect(whatIsPaid(paid)).toBe('10000000018 is paid')
    const part: OrderDetails = { ...paid, owed: 500, lines: [{ ...LINE, withdrawn: 1 }] }
    expect(whatIsPaid(part)).toBe('10000000018 is paid: send €\u00a05,00 back, then say "refunded"')
    const atDoor = whatIsPaid({ ...part, owed: 0, paymentMethod: 'cashondelivery' })
    expect(atDoor).toContain('a part of it is withdrawn')
    const all = whatIsPaid({ ...paid, owed: 2000, lines: [{ ...LINE, withdrawn: 2 }] })
    expect(all).toBe('10000000018 is withdrawn: send €\u00a020,00 back, then say "refunded"')
  })
})
