import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayRedirectTo } from '../../../../worker/storefront/gateway/payment-routes'

const allowed = ['https://nl.example', 'https://pay.example']

test('our own origin and the payment page of the configuration are allowed', () => {
  expect(mayRedirectTo('https://nl.example/checkout-return?result=1', allowed)).toBe(true)
  expect(mayRedirectTo('https://pay.example/card/1', allowed)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://nl.example@evil.example',
  'https://nl.example:x@nl.example/',
  'https://user@pay.example/',
  'https://nl.example.evil.example',
  'https://evil.example#https://nl.example',
  'https://nl.example:8443/',
  'http://nl.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://nl.example/1',
  'https://nl.examplе/',
  '/checkout-return',
  '',
])('%j is not', (address) => {
  expect(mayRedirectTo(address, allowed)).toBe(false)
})

test('whatever is let through leads to an allowed origin (I15)', () => {
  const piece = fc.constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '.',
    '%2f',
    '\t',
    '\n',
    ' ',
    '%00',
    'nl.example',
    'pay.example',
    'evil.example',
    'javascript:',
    'blob:',
    'xn--',
    'user',
    '1',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const address = pieces.join('')
      if (!mayRedirectTo(address, allowed)) return
      const url = new URL(address)
      expect(allowed).toContain(`${url.protocol}//${url.host}`)
      expect(url.username + url.password).toBe('')
    }),
    { numRuns: 20_000 },
  )
})
