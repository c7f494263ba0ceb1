import fc from 'fast-check'
import { alpha2ToAlpha3 } from 'i18n-iso-countries'
import { expect, test } from 'vitest'
import { lookUpAddress } from '../../../../client/engine/address-lookup-calls'
import { toLookupCountries } from '../../../../client/engine/lookup-countries'
import {
  isSameRequest,
  splitHouseNumber,
  toLookupRequest,
} from '../../../../client/engine/lookup-request'
import type { GatewayAnswer } from '../../../../client/engine/ports'
import { addressLookupCalls } from '../../../../shared/contract/services/address-lookup'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'

const NETHERLANDS = { iso2: 'NL', iso3: 'NLD' }
const GERMANY = { iso2: 'DE', iso3: 'DEU' }
const DAM = { postcode: '1012JS', houseNumber: '1', affix: '', street: '', countryCode: 'NL' }
const EHREN = {
  postcode: '50672',
  houseNumber: '12',
  affix: 'B',
  street: 'Ehrenstraße',
  countryCode: 'DE',
}

test('every country that a store delivers to can be looked up, by its three letters', () => {
  const codes = STORE_VIEWS.flatMap(({ i18n }) => i18n.shippingCountries)
  const expected = codes.map((iso2) => ({ iso2, iso3: alpha2ToAlpha3(iso2) }))
  expect(toLookupCountries(codes)).toEqual(expected)
  expect(toLookupCountries(['XX'])).toEqual([])
})

test.each([
  ['12', '12', ''],
  [' 12 A ', '12', 'A'],
  ['12bis', '12', 'BIS'],
  ['12-2', '12', '2'],
  ['12/3 links', '12', '3 LINKS'],
  ['12 - h', '12', 'H'],
])('the house number %j is %j with the addition %j', (text, houseNumber, affix) => {
  expect(splitHouseNumber(text)).toEqual({ houseNumber, affix })
})

test.each(['', 'A', '123456', '12-', 'huis 12'])('%j is no house number', (text) => {
  expect(splitHouseNumber(text)).toBeNull()
})

async function ask(request: typeof DAM, answer: GatewayAnswer) {
  const paths: string[] = []
  const country = request.countryCode === 'NL' ? NETHERLANDS : GERMANY
  const http = {
    send: async ({ path }: { path: string }) => {
      paths.push(path)
      return answer
    },
  }
  const outcome = await lookUpAddress(http, request, country)
  return { path: paths.join(), outcome }
}

const answered = (result: unknown, code = 200): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

test('whatever is typed, only what the services accept is asked', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('1012JS', '1012 js', '50672', '12', '12 A', 'Ehrenstraße', 'a\tb c\u0000'),
  )
  const entered = fc.record({
    country: fc.constantFrom('NL', 'DE', 'XX', ''),
    zipCode: text,
    apartmentNumber: text,
    streetAddress: text,
    city: text,
  })
  const { addressLookupDutch, addressLookupInternational } = addressLookupCalls
  const known = await ask(EHREN, answered({ mailLines: [] }))
  expect(known.outcome).toEqual({ kind: 'none' })
  await fc.assert(
    fc.asyncProperty(entered, async (form) => {
      const request = toLookupRequest(form, [NETHERLANDS, GERMANY])
      if (!request) return
      const { path } = await ask(request, answered({}))
      const [asked, query] = path.split('?')
      const isDutch = request.countryCode === 'NL'
      const call = isDutch ? addressLookupDutch : addressLookupInternational
      expect(asked).toBe(call.path)
      call.query.parse(Object.fromEntries(new URLSearchParams(query)))
      expect(isSameRequest(request, { ...request })).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('the Dutch service is asked with postcode, houseNumber and affix', async () => {
  const { path, outcome } = await ask(
    DAM,
    answered({ street: 'Dam', city: 'Amsterdam', postcode: '1012JS', status: 'valid' }),
  )
  expect(path).toBe('/api/ext/postcode/nl?postcode=1012JS&houseNumber=1&affix=')
  expect(outcome).toMatchObject({
    kind: 'found',
    address: { street: 'Dam', city: 'Amsterdam', postcode: '1012JS', knownAffixes: null },
  })
})

test('the international service is asked with q, encoded, and the lower-case context', async () => {
  const { path, outcome } = await ask(
    EHREN,
    answered({ address: { street: 'Ehrenstraße', postcode: '50672', locality: 'Köln' } }),
  )
  expect(path).toBe(
    '/api/ext/postcode/international?q=50672%20Ehrenstra%C3%9Fe%2012%20B&context=deu',
  )
  expect(outcome).toMatchObject({ kind: 'found', address: { street: 'Ehrenstraße', city: 'Köln' } })
})

test('an addition that the house does not have brings those that it has', async () => {
  const result = {
    street: 'Dam',
    city: 'Amsterdam',
    status: 'houseNumberAdditionIncorrect',
    houseNumberAdditions: ['A'],
  }
  const { outcome } = await ask({ ...DAM, affix: 'Z' }, answered(result))
  expect(outcome).toMatchObject({ address: { postcode: '1012JS', knownAffixes: ['A'] } })
})

test.each([
  ['an error', DAM, { error: true, message: 'Combination does not exist.' }],
  ['no street', DAM, { city: 'Amsterdam' }],
  ['an exception', EHREN, { exception: 'Address not found' }],
  ['an error abroad', EHREN, { error: 'x', address: { street: 'Ehrenstraße' } }],
])('an answer with %s finds nothing', async (_name, request, result) => {
  expect((await ask(request, answered(result))).outcome).toEqual({ kind: 'none' })
})

test.each<[string, GatewayAnswer]>([
  ['no network', { kind: 'lost', reason: 'network' }],
  ['no answer in time', { kind: 'lost', reason: 'timeout' }],
  ['a refusal', answered('Too many requests', 429)],
  ['a broken service', answered('Internal Server Error 500', 500)],
  ['text', answered('<html>')],
  ['nothing', answered(null)],
  ['members of another kind', answered({ street: { name: 7 }, address: 'Dam' })],
])('%s is a failure of the service', async (_name, answer) => {
  for (const request of [DAM, EHREN]) {
    expect((await ask(request, answer)).outcome).toEqual({ kind: 'failed' })
  }
})
