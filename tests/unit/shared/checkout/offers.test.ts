import { describe, expect, it } from 'vitest'
import { findPaymentOffer, paymentOffers } from '../../../../shared/checkout/payment-methods'
import { findShippingOffer, shippingOffers } from '../../../../shared/checkout/shipping-methods'
import { STORE_VIEWS, storeViewOf } from '../../../../shared/store-view/store-views'

describe('the flat rate courier', () => {
  it('costs 4 without and 5 with tax below the threshold of the store, and nothing from there on', () => {
    for (const store of STORE_VIEWS) {
      const { defaultCountry } = store.tax
      const threshold = store.freeShippingAmount
      expect(shippingOffers(store, defaultCountry, threshold - 1)).toEqual([
        { carrierCode: 'flatrate', methodCode: 'flatrate', net: 400, gross: 500 },
      ])
      expect(shippingOffers(store, defaultCountry, threshold)).toEqual([
        { carrierCode: 'flatrate', methodCode: 'flatrate', net: 0, gross: 0 },
      ])
    }
  })

  it('is free from 100 in the English store and from 75 in the others', () => {
    const thresholds = STORE_VIEWS.map((store) => [store.storeCode, store.freeShippingAmount])
    expect(Object.fromEntries(thresholds)).toEqual({
      nl_nl: 7500,
      de_de: 7500,
      fr_fr: 7500,
      global_en: 10_000,
    })
  })

  it('goes only where the store delivers', () => {
    expect(shippingOffers(storeViewOf('nl_nl'), 'BE', 100)).toHaveLength(1)
    expect(shippingOffers(storeViewOf('de_de'), 'AT', 100)).toHaveLength(1)
    for (const country of ['US', 'FR', '', 'nl', '__proto__']) {
      expect(shippingOffers(storeViewOf('nl_nl'), country, 100)).toEqual([])
    }
  })

  it('is found by both of its codes', () => {
    const offers = shippingOffers(storeViewOf('nl_nl'), 'NL', 100)
    expect(findShippingOffer(offers, 'flatrate', 'flatrate')).toBe(offers[0])
    expect(findShippingOffer(offers, 'flatrate', null)).toBeNull()
    expect(findShippingOffer(offers, 'ups', 'flatrate')).toBeNull()
  })
})

describe('the ways to pay', () => {
  it('are a bank transfer and a sandbox card', () => {
    expect(
      paymentOffers(false).map(({ code, isOffline, needsRedirect }) => [
        code,
        isOffline,
        needsRedirect,
      ]),
    ).toEqual([
      ['banktransfer', true, false],
      ['sandbox_card', false, true],
    ])
    expect(findPaymentOffer('sandbox_card')?.code).toBe('sandbox_card')
    expect(findPaymentOffer('checkmo')).toBeNull()
    expect(findPaymentOffer(null)).toBeNull()
  })
})
