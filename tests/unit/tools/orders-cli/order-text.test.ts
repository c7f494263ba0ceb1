import { describe, expect, it } from 'vitest'
import { howToPayBack, howToPayMoreBack } from '../../../../worker/tools/orders-cli/order-text'

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
