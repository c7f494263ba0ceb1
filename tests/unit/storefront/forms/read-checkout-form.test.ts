import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDetails, FIELD_NAMES } from '../../../../shared/checkout/address-rules'
import { CHECKOUT_FIELDS } from '../../../../shared/checkout/checkout-form'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import {
  isWhole,
  readTypedFields,
  toDetails,
  withoutFaults,
} from '../../../../worker/storefront/forms/checkout/read-checkout-form'

const store = storeViewOf('nl_nl')
const F = CHECKOUT_FIELDS

const WHOLE = {
  'delivery.emailAddress': 'juno@example.com',
  'delivery.firstName': 'Juno',
  'delivery.lastName': 'de Wit',
  'delivery.country': 'BE',
  'delivery.zipCode': '9000',
  'delivery.apartmentNumber': '12',
  'delivery.streetAddress': 'Veldstraat',
  'delivery.city': 'Gent',
  [F.delivery]: 'flatrate flatrate',
  [F.payment]: 'banktransfer',
  [F.terms]: '1',
}

const read = (fields: Record<string, string>) => readTypedFields(new URLSearchParams(fields))

describe('a posted checkout', () => {
  it('is read as what script would have sent', () => {
    const { personal, shipping, payment } = toDetails(read(WHOLE), store)
    expect(personal.firstName).toBe('Juno')
    expect(shipping).toMatchObject({ country: 'BE', city: 'Gent', shippingMethod: 'flatrate' })
    expect(payment).toMatchObject({ paymentMethod: 'banktransfer', isSameAsShipping: true })
    expect(isWhole(read(WHOLE), store)).toBe(true)
  })

  it.each(Object.keys(WHOLE).filter((name) => !/country|-method/.test(name)))(
    'is not whole without %s',
    (name) => expect(isWhole(read({ ...WHOLE, [name]: ' ' }), store)).toBe(name === F.terms),
  )

  it('is not whole while a place to collect is missing', () => {
    const collected = { ...WHOLE, [F.delivery]: 'pickup pickup' }
    expect(isWhole(read(collected), store)).toBe(false)
    expect(isWhole(read({ ...collected, [F.pickup]: '7' }), store)).toBe(true)
  })

  it('bills where the goods go unless its box was shown and not ticked', () => {
    const asked = { ...WHOLE, [F.asksBilling]: '1' }
    expect(toDetails(read(asked), store).payment.isSameAsShipping).toBe(false)
    expect(toDetails(read({ ...asked, [F.sameBilling]: '1' }), store).payment).toMatchObject({
      isSameAsShipping: true,
    })
  })

  it('names no country that the store does not serve', () => {
    const abroad = toDetails(read({ ...WHOLE, 'delivery.country': 'US' }), store)
    expect(abroad.shipping.country).toBe('NL')
  })

  it('keeps neither passwords nor codes nor what it does not know', () => {
    const secrets = { password: 'x', [F.coupon]: 'WELCOME', [F.giftCard]: 'G-1', other: '1' }
    expect(read(secrets)).toEqual({})
  })

  it('is priced without what the rules refuse, whatever was written', () => {
    const names = FIELD_NAMES.map((field) => `delivery.${field}`)
    const anything = fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 300 }))
    fc.assert(
      fc.property(anything, (fields) => {
        const { shipping, personal } = withoutFaults(toDetails(read(fields), store))
        const rest = { shipping, personal, payment: toDetails({}, store).payment }
        const wrong = Object.values(checkDetails(rest))
        expect(wrong.filter((key) => !/required$/.test(key))).toEqual([])
      }),
    )
  })
})
