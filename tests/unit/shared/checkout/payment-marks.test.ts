import { describe, expect, it } from 'vitest'
import { toPaymentMarks } from '../../../../shared/checkout/payment-marks'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'

const marks = (codes: string[], store: StoreCode = 'nl_nl') =>
  toPaymentMarks(codes, storeViewOf(store), (key) => key)
const names = (codes: string[], store?: StoreCode) =>
  marks(codes, store).flatMap((mark) => mark.names)

describe('the marks of the ways to pay (spec 9)', () => {
  it('are the brands of the cards that the store takes', () => {
    const everywhere = ['Mastercard', 'Visa', 'American Express', 'Bancontact', 'Maestro']
    expect(names(['adyen_cc'])).toEqual(everywhere)
    expect(names(['adyen_cc'], 'fr_fr')).toEqual([
      ...everywhere,
      'Discover',
      'Diners Club',
      'Cartes Bancaires',
    ])
  })

  it('name wallets and PayPal as their makers do, and the rest in words of the store', () => {
    expect(names(['adyen_applepay', 'adyen_googlepay', 'paypal_express'])).toEqual([
      'Apple Pay',
      'Google Pay',
      'PayPal',
    ])
    expect(names(['banktransfer', 'cashondelivery'])).toEqual([
      'cart.pay-transfer',
      'cart.pay-at-door',
    ])
  })

  it('name test cards only where no others are taken', () => {
    expect(names(['sandbox_card'])).toEqual(['cart.pay-card'])
    expect(marks(['adyen_cc', 'sandbox_card']).map(({ code }) => code)).toEqual(['adyen_cc'])
  })

  it('say nothing of what is not offered, nor of a way that is not known', () => {
    expect(names([])).toEqual([])
    expect(names(['free', 'checkmo'])).toEqual([])
  })
})
