import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPaymentSettings } from '../../../../worker/commerce/payments/payment-settings'
import { parseReturnUrl, toReturnUrl } from '../../../../worker/commerce/payments/return-url'

const local = toPaymentSettings({})
const deployed = toPaymentSettings({
  STOREFRONT_ORIGINS: 'https://shop.example, https://de.shop.example',
})

const TRICKS = [
  'https://evil.example/',
  '//evil.example/',
  '/checkout-return',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  'https://shop.example@evil.example/',
  'https://user@shop.example/',
  'https://shop.example.evil.example/',
  'https://evil.example/?https://shop.example/',
  'https://evil.example#https://shop.example/',
  'https://shop.example:8443/',
  'http://shop.example/',
  'https://localhost.evil.example/',
  'ftp://shop.example/',
  'https://ѕhop.example/',
  '',
  ' ',
]

describe('the way back from a payment', () => {
  it('leads to the shop only', () => {
    expect(parseReturnUrl('https://shop.example/checkout-return', deployed).ok).toBe(true)
    expect(parseReturnUrl('https://de.shop.example/x?y=1#z', deployed).ok).toBe(true)
    for (const trick of [...TRICKS, 'http://localhost:8787/']) {
      expect(parseReturnUrl(trick, deployed).ok, trick).toBe(false)
    }
  })

  it('reads an address as a browser does, and keeps what it has read', () => {
    const parsed = parseReturnUrl('https://shop.example\\@evil.example/', deployed)
    expect(parsed.ok && parsed.value.href).toBe('https://shop.example/@evil.example/')
  })

  it('without settings leads to this machine or to the four stores', () => {
    for (const url of [
      'http://localhost:8787/',
      'http://de.localhost:9000/',
      'http://127.0.0.1/',
    ]) {
      expect(parseReturnUrl(url, local).ok, url).toBe(true)
    }
    expect(parseReturnUrl('https://www.wilmenerin.example/x', local).ok).toBe(true)
    for (const trick of TRICKS) expect(parseReturnUrl(trick, local).ok, trick).toBe(false)
  })

  it('keeps its origin, whatever stands in the address', () => {
    const path = fc.webPath()
    const query = fc.webQueryParameters()
    fc.assert(
      fc.property(path, query, fc.string(), (at, asked, hash) => {
        const text = `https://shop.example${at}?${asked}`
        const parsed = parseReturnUrl(text, deployed)
        if (!parsed.ok) throw new Error(text)
        const url = new URL(toReturnUrl(parsed.value.href, hash, 'paid'))
        expect(url.origin).toBe('https://shop.example')
        expect(url.searchParams.get('result')).toBe('1')
        expect(url.searchParams.getAll('orderHash')).toEqual([hash.toWellFormed()])
      }),
    )
  })

  it('never trusts a stranger that looks like the shop', () => {
    const near = fc
      .tuple(
        fc.constantFrom('shop.example', 'de.shop.example'),
        fc.stringMatching(/^[a-z0-9.@:\\/-]{1,8}$/),
      )
      .map(([host, more]) => [`https://${more}${host}/`, `https://${host}${more}.com/`])
    fc.assert(
      fc.property(near, (urls) => {
        for (const url of urls) {
          const parsed = parseReturnUrl(url, deployed)
          const origins = ['https://shop.example', 'https://de.shop.example']
          if (parsed.ok) expect(origins).toContain(parsed.value.origin)
        }
      }),
    )
  })
})
