import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import { wireCartItem } from '../../../../shared/contract/cart/cart'
import { toPaymentMethods } from '../../../../shared/contract/cart/cart-methods'
import { parseTotalsOptions, wireTotals } from '../../../../shared/contract/cart/totals'
import { cartItem, totals } from './examples'

const update = calls.cartUpdate.body

describe('changing a cart line', () => {
  const line = {
    sku: 'A',
    qty: 2,
    quoteId: 'abc',
    item_id: 7,
    product_option: cartItem.product_option,
  }

  it('accepts a line and reads its choices as text', () => {
    const parsed = update.parse({ cartItem: line })
    expect(parsed.cartItem.product_option?.extension_attributes?.configurable_item_options).toEqual(
      [
        { option_id: '93', option_value: '49' },
        { option_id: '142', option_value: '169' },
      ],
    )
  })

  it.each([
    ['2', 2],
    ['10000', 10_000],
    ['2.0000', 2],
    ['2.7', 2],
  ])('takes the quantity %j as text, as the whole number %i', (qty, whole) => {
    expect(update.parse({ cartItem: { ...line, qty } }).cartItem.qty).toBe(whole)
  })

  it.each(['', ' ', '0', '0.9', '-1', '1e3', '0x2', '2 pieces', '10001', '9'.repeat(400)])(
    'refuses the quantity %j',
    (qty) => {
      expect(update.safeParse({ cartItem: { ...line, qty } }).success).toBe(false)
    },
  )

  it.each([0, -1, 1.5, 'abc', 1e9, Number.NaN, Infinity, null, undefined, [1], true])(
    'refuses the quantity %s',
    (qty) => {
      expect(update.safeParse({ cartItem: { ...line, qty } }).success).toBe(false)
    },
  )

  it('accepts exactly the whole quantities from 1 to 10,000', () => {
    fc.assert(
      fc.property(fc.integer(), (qty) => {
        const isAllowed = qty >= 1 && qty <= 10_000
        expect(update.safeParse({ cartItem: { ...line, qty } }).success).toBe(isAllowed)
      }),
    )
  })

  it.each(['', 'a'.repeat(65), 'a\nb', 5, null])('refuses the sku %s', (sku) => {
    expect(update.safeParse({ cartItem: { ...line, sku } }).success).toBe(false)
  })

  it('leaves out what it does not know', () => {
    const hostile: unknown = JSON.parse(
      '{"cartItem":{"sku":"A","qty":1,"price":0.01,"__proto__":{"qty":9}},"admin":true}',
    )
    expect(update.parse(hostile)).toEqual({ cartItem: { sku: 'A', qty: 1 } })
  })

  it('bounds the choices of a line', () => {
    const many = {
      configurable_item_options: Array(51).fill({ option_id: '1', option_value: '1' }),
    }
    const product_option = { extension_attributes: many }
    expect(update.safeParse({ cartItem: { ...line, product_option } }).success).toBe(false)
    const long = { custom_options: [{ option_id: '1', option_value: 'a'.repeat(2001) }] }
    expect(
      update.safeParse({ cartItem: { ...line, product_option: { extension_attributes: long } } })
        .success,
    ).toBe(false)
  })

  it('refuses a cart id that is no id', () => {
    for (const cartId of ['', '../x', 'a b', 'a'.repeat(65), '{{cartId}}']) {
      expect(calls.cartUpdate.query.safeParse({ cartId }).success).toBe(false)
    }
    expect(calls.cartUpdate.query.safeParse({ cartId: '81668' }).success).toBe(true)
  })
})

describe('what the cart answers', () => {
  it('is a line with its child sku and option values as text', () => {
    const parsed = wireCartItem.parse(cartItem)
    expect(parsed.qty).toBe(1)
    expect(parsed.product_option?.extension_attributes?.configurable_item_options?.[0]).toEqual({
      option_id: '93',
      option_value: '49',
    })
    expect(wireCartItem.parse(parsed)).toEqual(parsed)
  })

  it('is an id as text, whichever way it came', () => {
    expect(calls.cartCreate.result.parse(81668)).toBe('81668')
    expect(calls.cartCreate.result.parse('dceac8e2172a1ff0')).toBe('dceac8e2172a1ff0')
  })

  it('is totals whose empty segments have no value', () => {
    const parsed = wireTotals.parse(totals)
    expect(parsed.grand_total).toBe(45.8)
    expect(parsed.total_segments?.[1]).toEqual({ code: 'giftcards', title: 'Gift cards' })
    expect(parsed.total_segments?.[2]?.extension_attributes).toBeDefined()
    expect(wireTotals.parse(parsed)).toEqual(parsed)
  })

  it('is options of a line inside a string', () => {
    expect(parseTotalsOptions(totals.items[0]?.options)).toEqual([{ label: 'Size', value: 'M' }])
    for (const text of [undefined, '', '{', '{}', 'null', '[1]']) {
      expect(parseTotalsOptions(text)).toEqual([])
    }
  })

  it('is payment methods as a list or as an object', () => {
    const methods = [{ code: 'banktransfer', title: 'Bank transfer' }]
    const schema = calls.cartPaymentMethods.result
    expect(toPaymentMethods(schema.parse(methods))).toEqual({ payment_methods: methods })
    const withAdyen = { payment_methods: methods, adyen_payment_methods_response: '{"a":1}' }
    expect(toPaymentMethods(schema.parse(withAdyen))).toEqual(withAdyen)
  })

  it('is shipping methods, available or not', () => {
    const flat = {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      carrier_title: 'Courier',
      method_title: 'Fixed',
      amount: 4,
      base_amount: 4,
      available: true,
      error_message: '',
      price_excl_tax: 4,
      price_incl_tax: 5,
    }
    const [parsed] = calls.cartShippingMethods.result.parse([flat])
    expect(parsed).toMatchObject({ price_excl_tax: 4, price_incl_tax: 5, available: true })
    expect(parsed).not.toHaveProperty('error_message')
  })
})

describe('the address of a cart', () => {
  const body = calls.cartShippingInformation.body

  it('is the same in camel case and in snake case', () => {
    const codes = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
    const snake = { country_id: 'NL', region_id: 0, region_code: '', street: ['a', '1'] }
    const camel = { countryId: 'NL', regionId: 0, regionCode: '', street: ['a', '1'] }
    const parse = (address: object) =>
      body.parse({
        addressInformation: { shippingAddress: address, billingAddress: address, ...codes },
      })
    expect(parse(camel)).toEqual(parse(snake))
    expect(parse(camel).addressInformation.shippingAddress?.country_id).toBe('NL')
  })

  it.each([
    ['no country', {}],
    ['a country in lower case', { country_id: 'nl' }],
    ['five street lines', { country_id: 'NL', street: Array(5).fill('a') }],
    ['a line break in the city', { country_id: 'NL', city: 'a\nb' }],
    ['an endless postcode', { country_id: 'NL', postcode: '1'.repeat(17) }],
    ['an e-mail that is none', { country_id: 'NL', email: 'a@' }],
  ])('is refused with %s', (_, address) => {
    expect(calls.cartShippingMethods.body.safeParse({ address }).success).toBe(false)
  })
})
