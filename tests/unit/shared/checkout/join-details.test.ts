import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckoutDetails, emptyDetails } from '../../../../shared/checkout/details'
import { writeField } from '../../../../shared/checkout/form-field'
import { joinDetails } from '../../../../shared/checkout/join-details'
import { storeViewOf } from '../../../../shared/store-view/store-views'

const EMPTY = emptyDetails(storeViewOf('nl_nl'))

const withAddress = (country: string, city: string): CheckoutDetails => ({
  ...EMPTY,
  shipping: { ...EMPTY.shipping, country, city },
})

describe('two versions of a form', () => {
  it('lose nothing that was typed into either, and the newer one goes first', () => {
    const text = fc.constantFrom('', 'a', 'b')
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const field = { part: 'delivery', field: 'firstName' } as const
        const joined = joinDetails(writeField(EMPTY, field, older), writeField(EMPTY, field, newer))
        expect(joined.personal.firstName).toBe(newer || older)
      }),
    )
  })

  it('keep an address in its country', () => {
    const belgian = withAddress('BE', 'Gent')
    expect(joinDetails(belgian, withAddress('NL', '')).shipping.country).toBe('BE')
    expect(joinDetails(belgian, withAddress('NL', 'Delft')).shipping.country).toBe('NL')
    expect(joinDetails(withAddress('NL', ''), withAddress('BE', '')).shipping.country).toBe('BE')
  })

  it('take no addition, state or company of another house', () => {
    const at = (streetAddress: string, more: object) => ({
      ...EMPTY,
      shipping: {
        ...EMPTY.shipping,
        ...{ zipCode: '3511 AB', apartmentNumber: '12', streetAddress, city: 'Utrecht' },
        ...more,
      },
    })
    const older = at('Oudegracht', { affix: 'bis', state: 'Utrecht', company: 'Wilm BV' })
    const { shipping } = joinDetails(older, at('Nieuwegracht', {}))
    expect(shipping).toEqual(at('Nieuwegracht', {}).shipping)
  })

  it('bill where the newer one says', () => {
    const elsewhere = { ...EMPTY, payment: { ...EMPTY.payment, isSameAsShipping: false } }
    expect(joinDetails(EMPTY, elsewhere).payment.isSameAsShipping).toBe(false)
    expect(joinDetails(elsewhere, EMPTY).payment.isSameAsShipping).toBe(true)
  })
})
