import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAdminTransport } from '../../../../worker/tools/catalogue-cli/admin-transport'
import {
  inPlainWords,
  joinNegatives,
  readTypedAmount,
  readTypedLink,
  readTypedNumber,
} from '../../../../worker/tools/orders-cli/read-words'

afterEach(() => vi.unstubAllGlobals())

describe('what is typed about an order', () => {
  it('is read before the shop is asked', () => {
    expect(readTypedNumber('10000000018')).toBe('10000000018')
    expect(readTypedAmount('12,50')).toBe(1250)
    expect(readTypedLink('https://example.com/3S')).toBe('https://example.com/3S')
    expect(() => readTypedNumber('one')).toThrow('one is no number of an order')
    expect(() => readTypedAmount('0')).toThrow('0 is no amount such as 12.50')
    expect(() => readTypedLink('http://example.com')).toThrow('is no link such as https://…')
  })
})

describe('an amount below nothing', () => {
  it('is one value, which the shop refuses in its own words', () => {
    expect(joinNegatives(['refund', '1', '--amount', '-3', '--key', 'k'])).toEqual([
      'refund',
      '1',
      '--amount=-3',
      '--key',
      'k',
    ])
    expect(() => readTypedAmount('-3')).toThrow('-3 is no amount such as 12.50')
  })
})

describe('what the shop refuses', () => {
  it.each([
    ['No order has this number', 'No order has this number'],
    [[{ keyword: 'custom', message: 'Not a number of an order' }], 'Not a number of an order'],
  ])('is told as its reason alone', async (result, words) => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 404, result }, { status: 404 }))
    const { call } = createAdminTransport('https://shop.example', 'key')
    const fault = await call('showOrder', { orderNumber: '10000000018' }).catch(inPlainWords)
    expect(fault).toEqual(new Error(words))
  })
})
