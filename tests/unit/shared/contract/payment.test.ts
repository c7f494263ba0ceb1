import { describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import { toAdyenStep } from '../../../../shared/contract/payment/adyen-outcome'

describe('our own payment calls', () => {
  const start = {
    orderHash: 'attempt-1',
    method: 'sandbox_card',
    returnUrl: 'https://nl.example/checkout-return',
  }

  it('starts a payment for an order attempt', () => {
    expect(calls.paymentStart.body.parse(start)).toEqual(start)
  })

  it.each(['javascript:alert(1)', '/checkout-return', 'data:text/html,x', ''])(
    'never returns to %s',
    (returnUrl) => {
      expect(calls.paymentStart.body.safeParse({ ...start, returnUrl }).success).toBe(false)
    },
  )

  it('is cancelled by the same hash it was started with', () => {
    expect(calls.paymentCancel.body.parse({ orderHash: 'attempt-1', state: 'paid' })).toEqual({
      orderHash: 'attempt-1',
    })
  })

  it('knows six states and no other', () => {
    for (const state of ['open', 'checking', 'due', 'paid', 'refused', 'cancelled']) {
      expect(calls.paymentStatus.result.parse({ orderHash: 'a', state })).toEqual({
        orderHash: 'a',
        state,
      })
    }
    expect(calls.paymentStatus.result.safeParse({ orderHash: 'a', state: 'maybe' }).success).toBe(
      false,
    )
  })
})

describe('PayPal express', () => {
  const amount = (value: string) => ({ currency_code: 'EUR', value })
  const request = {
    cart_id: 'abc',
    brand_name: '',
    locale: 'nl_NL',
    currency_code: 'EUR',
    purchase_units: [
      {
        reference_id: 'abc',
        description: 'Returns',
        items: [
          {
            name: 'Tee',
            unit_amount: amount('39.00'),
            tax: amount(''),
            description: 'M',
            quantity: 1,
            sku: 'A',
            category: 'PHYSICAL_GOODS',
          },
        ],
        amount: {
          ...amount('44.00'),
          breakdown: {
            item_total: amount('39.00'),
            shipping: amount('5.00'),
            discount: amount('0.00'),
            tax_total: amount('0.00'),
          },
        },
        shipping: {
          name: { full_name: 'Jo V' },
          address: {
            address_line_1: 'Straat',
            address_line_2: '12',
            admin_area_1: '',
            admin_area_2: 'Utrecht',
            postal_code: '1234AB',
            country_code: 'NL',
          },
        },
      },
    ],
    user_token: '',
    email: '',
    return_url: 'https://nl.example/a',
    cancel_url: 'https://nl.example/b',
    total_type: 'EstimatedTotal',
    logo: '',
  }

  it('accepts the purchase of a cart', () => {
    expect(calls.paypalSetExpressCheckout.body.parse(request)).toEqual(request)
  })

  it('refuses amounts that are none', () => {
    const withValue = (value: unknown) => ({
      ...request,
      purchase_units: request.purchase_units.map((unit) => ({
        ...unit,
        amount: { ...unit.amount, value },
      })),
    })
    for (const value of ['-1.00', '1.234', 'NaN', Number.NaN, -1]) {
      expect(calls.paypalSetExpressCheckout.body.safeParse(withValue(value)).success).toBe(false)
    }
  })

  it('answers a token or an error', () => {
    const { result } = calls.paypalSetExpressCheckout
    expect(result.parse({ success: true, token: 'EC-1' })).toEqual({ success: true, token: 'EC-1' })
    expect(result.parse({ success: false, error: { message: 'No' } }).error?.message).toBe('No')
  })
})

describe('the state of an Adyen payment', () => {
  it.each([
    ['Authorised', true],
    ['Refused', true],
    ['Error', true],
    ['Received', true],
    ['PresentToShopper', true],
    ['RedirectShopper', false],
    ['IdentifyShopper', false],
    ['ChallengeShopper', false],
    ['Pending', false],
  ])('is %s, final: %s', (resultCode, isFinal) => {
    expect(toAdyenStep({ resultCode })).toEqual({ resultCode, isFinal })
    expect(toAdyenStep(JSON.stringify({ resultCode, isFinal: !isFinal }))).toEqual({
      resultCode,
      isFinal,
    })
  })

  it('is read from the forms of version 6', () => {
    expect(toAdyenStep({ threeDS2: true, type: 'IdentifyShopper', token: 't' })).toEqual({
      resultCode: 'IdentifyShopper',
      token: 't',
      isFinal: false,
    })
    expect(toAdyenStep({ type: 'RedirectShopper', action: { url: 'u' } })).toEqual({
      resultCode: 'RedirectShopper',
      action: { url: 'u' },
      isFinal: false,
    })
    expect(toAdyenStep({ result: 'Authorised' })).toEqual({
      resultCode: 'Authorised',
      isFinal: true,
    })
  })

  it('is a final error for everything else', () => {
    for (const result of [
      '{',
      '',
      null,
      5,
      {},
      { resultCode: 'Cancelled' },
      { resultCode: {} },
      '"x"',
    ]) {
      expect(toAdyenStep(result)).toEqual({ resultCode: 'Error', isFinal: true })
    }
  })
})
