import { describe, expect, it } from 'vitest'
import { closedPayments } from '../../../../worker/commerce/http/closed-payments'
import { checkoutApp } from '../../../fakes/checkout-worker'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

/** A shop that was deployed with these settings. */
async function openDeployed(vars: object) {
  const databases = createDatabases()
  return openCheckoutShop(databases, async (request) =>
    checkoutApp.request(request, undefined, {
      CATALOGUE: databases.catalogue,
      SALES: databases.sales,
      ...vars,
    }),
  )
}

describe('the ways to pay of a store', () => {
  const offered = async (vars: object, store = 'nl_nl') => {
    const shop = await openDeployed({ SANDBOX_PAYMENTS: 'on', ...vars })
    const cartId = await shop.ask('cartCreate', { store })
    const body = { cartItem: { sku: 'TABLE', qty: 1 } }
    await shop.ask('cartUpdate', { query: { cartId }, body, store })
    const methods = await shop.ask('cartPaymentMethods', { query: { cartId }, store })
    return (Array.isArray(methods) ? methods : methods.payment_methods).map(({ code }) => code)
  }
  const PAYMENT_METHODS = '{"nl_nl":["adyen_cc","banktransfer"],"de_de":["paypal_express"]}'

  it('are those that are named for it, and all where none is', async () => {
    expect(await offered({ PAYMENT_METHODS })).toEqual(['banktransfer', 'adyen_cc'])
    expect(await offered({ PAYMENT_METHODS }, 'de_de')).toEqual(['paypal_express'])
    expect(await offered({ PAYMENT_METHODS }, 'fr_fr')).toEqual(await offered({}, 'fr_fr'))
    expect((await offered({}, 'fr_fr')).length).toBeGreaterThan(4)
  })

  it('are not opened by being named where there is no account', async () => {
    const vars = {
      SANDBOX_PAYMENTS: 'off',
      PAYMENT_METHODS: '{"nl_nl":["sandbox_card","adyen_cc","cashondelivery"]}',
    }
    expect(await offered(vars)).toEqual(['cashondelivery'])
  })

  it('are told without a cart, for what a page says of the store', async () => {
    const told = async (vars: object, store = 'nl_nl') => {
      const shop = await openDeployed({ SANDBOX_PAYMENTS: 'on', ...vars })
      return (await shop.ask('paymentWays', { store })).codes
    }
    expect(await told({})).toEqual(await offered({}))
    expect(await told({ PAYMENT_METHODS })).toEqual(['banktransfer', 'adyen_cc'])
    expect(await told({ PAYMENT_METHODS }, 'de_de')).toEqual(['paypal_express'])
    expect(await told({ SANDBOX_PAYMENTS: 'off' })).toEqual(['banktransfer', 'cashondelivery'])
  })

  it('name no wallet of the device that is left out', async () => {
    const wallets = async (vars: object) => {
      const shop = await openDeployed({ SANDBOX_PAYMENTS: 'on', ...vars })
      const listed = await shop.ask('adyenMethods', { body: {} })
      if (typeof listed === 'string') throw new Error('No list of ways to pay')
      const { paymentMethods } = listed.paymentMethodsResponse
      return paymentMethods.map(({ type }) => type)
    }
    expect(await wallets({})).toEqual(['scheme', 'applepay', 'googlepay'])
    const vars = { PAYMENT_METHODS: '{"nl_nl":["adyen_cc","adyen_googlepay"]}' }
    expect(await wallets(vars)).toEqual(['scheme', 'googlepay'])
  })

  it('cannot be ordered with where they are left out', async () => {
    const shop = await openDeployed({ SANDBOX_PAYMENTS: 'on', PAYMENT_METHODS })
    const cartId = await cartWith(shop, 'TABLE')
    const order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]), 'paypal_express')
    expect(await shop.send('orderPlace', { body: order })).toMatchObject({ status: 400 })
  })

  it.each([
    'banktransfer',
    '{"nl_nl":["paypal"]}',
    '{"nl_nl":["free"]}',
    '{"nl_nl":[]}',
    '{"nl_NL":["banktransfer"]}',
    '{"de_de":["banktransfer"],"nl":["banktransfer"]}',
    '[]',
  ])('are not guessed where the setting cannot be read: %s', (text) => {
    expect(() => closedPayments({ PAYMENT_METHODS: text }, 'nl_nl')).toThrow('PAYMENT_METHODS')
  })

  it('are not left to none', () => {
    const vars = { PAYMENT_METHODS: '{"nl_nl":["adyen_cc","paypal_express"]}' }
    expect(() => closedPayments(vars, 'nl_nl')).toThrow(
      'PAYMENT_METHODS leaves nl_nl no way to pay',
    )
    expect(closedPayments({ ...vars, ADYEN_API_KEY: 'k' }, 'nl_nl')).toContain('banktransfer')
    expect(closedPayments(vars, 'de_de')).toEqual(closedPayments({}, 'de_de'))
  })
})

describe('a deployed shop', () => {
  it.each([
    ['without a provider', {}, ['banktransfer', 'cashondelivery']],
    [
      'with an account at PayPal',
      { PAYPAL_ACCOUNTS: '{"nl_nl":{"clientId":"id","secret":"s"}}' },
      ['banktransfer', 'paypal_express', 'cashondelivery'],
    ],
    [
      'with an account for another store',
      { PAYPAL_ACCOUNTS: '{"de_de":{"clientId":"id","secret":"s"}}' },
      ['banktransfer', 'cashondelivery'],
    ],
    [
      'with a provider',
      { ADYEN_API_KEY: 'k' },
      ['banktransfer', 'adyen_cc', 'adyen_applepay', 'adyen_googlepay', 'cashondelivery'],
    ],
  ])('takes no test cards for money, %s', async (_, vars, offered) => {
    const shop = await openDeployed(vars)
    const cartId = await cartWith(shop, 'TABLE')
    const methods = await shop.ask('cartPaymentMethods', { query: { cartId } })
    expect(methods).toMatchObject(offered.map((code) => ({ code })))
    const order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]), 'sandbox_card')
    expect(await shop.send('orderPlace', { body: order })).toMatchObject({
      status: 400,
      meta: { reason: 'method-not-found' },
    })
    expect(await shop.count('orders')).toBe(0)
  })
})
