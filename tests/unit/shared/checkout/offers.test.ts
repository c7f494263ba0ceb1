import { describe, expect, it } from 'vitest'
import { taxRateOf } from '../../../../shared/catalog/tax-rates'
import {
  findPaymentOffer,
  type PayableCart,
  paymentFee,
  paymentOffers,
} from '../../../../shared/checkout/payment-methods'
import { findShippingOffer, shippingOffers } from '../../../../shared/checkout/shipping-methods'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { STORE_VIEWS, storeViewOf } from '../../../../shared/store-view/store-views'

describe('the flat rate courier', () => {
  it('costs 4 without and 5 with tax below the threshold of the store, and nothing from there on', () => {
    for (const store of STORE_VIEWS) {
      const { defaultCountry } = store.tax
      const threshold = store.freeShippingAmount
      expect(shippingOffers(store, defaultCountry, threshold - 1)[0]).toEqual({
        carrierCode: 'flatrate',
        methodCode: 'flatrate',
        net: 400,
        gross: 500,
      })
      expect(shippingOffers(store, defaultCountry, threshold)[0]).toEqual({
        carrierCode: 'flatrate',
        methodCode: 'flatrate',
        net: 0,
        gross: 0,
      })
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
    expect(shippingOffers(storeViewOf('fr_fr'), 'BE', 100)).toHaveLength(1)
    expect(shippingOffers(storeViewOf('de_de'), 'AT', 100)).toHaveLength(2)
    for (const country of ['US', 'FR', '', 'nl', '__proto__']) {
      expect(shippingOffers(storeViewOf('nl_nl'), country, 100)).toEqual([])
    }
  })

  it('bears no tax where no tax is charged, and is free there from the same value on', () => {
    const store = storeViewOf('global_en')
    for (const country of store.i18n.shippingCountries) {
      const isTaxed = taxRateOf(country, 'standard') > 0
      const [sent] = shippingOffers(store, country, 9999)
      expect(sent, country).toMatchObject({ net: 400, gross: isTaxed ? 500 : 400 })
      expect(shippingOffers(store, country, 10_000)[0]).toMatchObject({ net: 0, gross: 0 })
    }
    expect(store.i18n.shippingCountries).toEqual(expect.arrayContaining(['GB', 'CH', 'NO']))
  })

  it('is collected for nothing where the store has places for it, after the parcel', () => {
    const collected = { carrierCode: 'pickup', methodCode: 'pickup', net: 0, gross: 0 }
    expect(shippingOffers(storeViewOf('nl_nl'), 'NL', 100)[1]).toEqual(collected)
    expect(shippingOffers(storeViewOf('global_en'), 'IE', 100)).not.toContainEqual(collected)
  })

  it('is found by both of its codes', () => {
    const offers = shippingOffers(storeViewOf('nl_nl'), 'NL', 100)
    expect(findShippingOffer(offers, 'flatrate', 'flatrate')).toBe(offers[0])
    expect(findShippingOffer(offers, 'flatrate', null)).toBeNull()
    expect(findShippingOffer(offers, 'ups', 'flatrate')).toBeNull()
  })
})

const codesOf = (storeCode: StoreCode, cart: PayableCart) =>
  paymentOffers(storeViewOf(storeCode), cart).map(({ code }) => code)

describe('the ways to pay', () => {
  const GOODS = { isPaid: false, isVirtual: false }

  it('are a bank transfer, cards, wallets, PayPal and cash on delivery in every store, in that order', () => {
    for (const { storeCode } of STORE_VIEWS) {
      expect(codesOf(storeCode, GOODS)).toEqual([
        'banktransfer',
        'adyen_cc',
        'adyen_applepay',
        'adyen_googlepay',
        'paypal_express',
        'sandbox_card',
        'cashondelivery',
      ])
    }
  })

  it('hide cash on delivery for virtual carts (spec 5)', () => {
    const hidden = codesOf('nl_nl', { ...GOODS, isVirtual: true })
    expect(codesOf('nl_nl', GOODS)).toEqual([...hidden, 'cashondelivery'])
  })

  it('are only those that the deployment can take', () => {
    const store = {
      ...storeViewOf('nl_nl'),
      closedPayments: codesOf('nl_nl', GOODS).slice(1, -1),
    }
    expect(paymentOffers(store, GOODS).map(({ code }) => code)).toEqual([
      'banktransfer',
      'cashondelivery',
    ])
  })

  it('are one that asks for nothing where nothing is left to be paid', () => {
    expect(codesOf('nl_nl', { isPaid: true, isVirtual: false })).toEqual(['free'])
  })

  it('cost what their store asks for them', () => {
    expect(paymentFee(storeViewOf('de_de'), 'cashondelivery')).toMatchObject({ gross: 500 })
    expect(paymentFee(storeViewOf('nl_nl'), 'cashondelivery')).toMatchObject({ gross: 0 })
    expect(paymentFee(storeViewOf('nl_nl'), 'checkmo')).toBeNull()
  })

  it('wait for a provider only where one is asked; others are not known', () => {
    expect(findPaymentOffer('sandbox_card')).toMatchObject({ needsRedirect: true })
    for (const code of ['banktransfer', 'cashondelivery']) {
      expect(findPaymentOffer(code)).toMatchObject({ isOffline: true, needsRedirect: false })
    }
    expect(findPaymentOffer('checkmo')).toBeNull()
    expect(findPaymentOffer(null)).toBeNull()
  })
})
