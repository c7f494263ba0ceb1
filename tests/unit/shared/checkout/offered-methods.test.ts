import { expect, test } from 'vitest'
import {
  standingDelivery,
  standingPayment,
  toDeliveryOptions,
  toPaymentOptions,
} from '../../../../shared/checkout/offered-methods'

const BY_POST = { carrier_code: 'post', method_code: 'letter' }
const BY_COURIER = { carrier_code: 'flatrate', method_code: 'flatrate', default: true }
const GONE = { carrier_code: 'gone', method_code: 'gone', default: true, available: false }

test('the default delivery stands until the shopper chooses another; available=false is dropped', () => {
  const options = toDeliveryOptions([GONE, BY_POST, BY_COURIER])
  expect(options.map(({ carrier }) => carrier)).toEqual(['flatrate', 'post'])
  const nothing = { shippingCarrier: '', shippingMethod: '' }
  expect(standingDelivery(options, nothing)?.carrier).toBe('flatrate')
  const post = { shippingCarrier: 'post', shippingMethod: 'letter' }
  expect(standingDelivery(options, post)?.carrier).toBe('post')
})

test('the default way to pay stands until the shopper chooses another', () => {
  const options = toPaymentOptions([
    { code: 'banktransfer' },
    { code: 'nobody-knows', default: true },
    { code: 'cashondelivery', default: true },
  ])
  expect(options.map(({ code }) => code)).toEqual(['cashondelivery', 'banktransfer'])
  expect(standingPayment(options, { paymentMethod: '' })).toBe('cashondelivery')
  expect(standingPayment(options, { paymentMethod: 'banktransfer' })).toBe('banktransfer')
})
