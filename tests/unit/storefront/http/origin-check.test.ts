import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayUseGateway, type Sender } from '../../../../worker/storefront/http/origin-check'

const ours: Sender = {
  method: 'POST',
  url: 'https://nl.example/api/cart/update',
  origin: 'https://nl.example',
  fetchSite: 'same-origin',
  hasCookie: true,
}

test('a page of ours may call', () => {
  expect(mayUseGateway(ours)).toBe(true)
  expect(mayUseGateway({ ...ours, method: 'GET', origin: null })).toBe(true)
})

test.each(['cross-site', 'same-site', 'none', '', 'SAME-ORIGIN'])(
  'a change from sec-fetch-site %j is refused',
  (fetchSite) => {
    expect(mayUseGateway({ ...ours, fetchSite })).toBe(false)
  },
)

test.each([
  'null',
  '',
  'http://nl.example',
  'https://nl.example:8443',
  'https://nl.example.evil.example',
  'https://evil.example',
  'https://NL.example.',
  'https://de.example',
  'https://nl.example/',
])('a change from the origin %j is refused', (origin) => {
  expect(mayUseGateway({ ...ours, origin })).toBe(false)
  expect(mayUseGateway({ ...ours, origin, fetchSite: null, hasCookie: false })).toBe(false)
})

test('a client that says nothing may change something only without a cookie', () => {
  const silent = { ...ours, origin: null, fetchSite: null }
  expect(mayUseGateway({ ...silent, hasCookie: false })).toBe(true)
  expect(mayUseGateway({ ...silent, hasCookie: true })).toBe(false)
})

test('a person may look at an address they typed', () => {
  const typed = { ...ours, method: 'GET', origin: null, fetchSite: 'none' }
  expect(mayUseGateway(typed)).toBe(true)
})

test('reading from elsewhere is refused too', () => {
  const elsewhere = { ...ours, method: 'GET', origin: null, fetchSite: 'cross-site' }
  expect(mayUseGateway(elsewhere)).toBe(false)
})

test('no other origin gets in, however near to ours', () => {
  const scheme = fc.constantFrom('https://', 'http://', '//', '')
  const part = fc.constantFrom('nl', 'example', '.', '-', 'evil', ':443', ':80', '@', '/', '#', ' ')
  const origin = fc
    .tuple(scheme, fc.array(part, { maxLength: 7 }))
    .map(([start, rest]) => start + rest.join(''))
  fc.assert(
    fc.property(origin, fc.boolean(), (text, hasCookie) => {
      const may = mayUseGateway({ ...ours, origin: text, hasCookie })
      expect(may).toBe(text === 'https://nl.example')
    }),
    { numRuns: 2000 },
  )
})
