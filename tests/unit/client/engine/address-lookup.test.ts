import { beforeEach, describe, expect, test } from 'vitest'
import {
  type AddressLookupState,
  type LookupEffect,
  type LookupEvent,
  lookupStep,
  openLookup,
} from '../../../../client/engine/address-lookup'
import type { FoundAddress } from '../../../../client/engine/found-address'
import type { EnteredAddress, LookupRequest } from '../../../../client/engine/lookup-request'

const COUNTRIES = [
  { iso2: 'NL', iso3: 'NLD' },
  { iso2: 'DE', iso3: 'DEU' },
]
const DAM: EnteredAddress = {
  country: 'NL',
  zipCode: '1012 js',
  apartmentNumber: '1',
  streetAddress: '',
  city: '',
}
const EHREN: EnteredAddress = {
  country: 'DE',
  zipCode: '50672',
  apartmentNumber: '12 b',
  streetAddress: 'Ehrenstraße',
  city: '',
}

let state: AddressLookupState
let form: EnteredAddress
let effects: LookupEffect[]
beforeEach(() => {
  state = openLookup(COUNTRIES)
  form = { country: 'NL', zipCode: '', apartmentNumber: '', streetAddress: '', city: '' }
  effects = []
})

/** Does an event and, as the form does, what the machine wants to have written. */
function happen(event: LookupEvent) {
  const [next, made] = lookupStep(state, { ...event, at: 0 })
  state = next
  effects.push(...made)
  for (const effect of made) if (effect.type === 'fill') type(effect.change)
}

function type(change: Partial<EnteredAddress>) {
  form = { ...form, ...change }
  happen({ type: 'entered', entered: form })
}

function pause() {
  const last = effects.findLast((effect) => effect.type === 'pause')
  if (last?.type === 'pause') happen({ type: 'paused', request: last.request })
}

const asked = () => effects.flatMap((effect) => (effect.type === 'ask' ? [effect.request] : []))

function lastAsked(): LookupRequest {
  const request = asked().at(-1)
  if (!request) throw new Error('nothing was asked')
  return request
}

function found(street: string, city: string, more: Partial<FoundAddress> = {}) {
  const request = lastAsked()
  const { postcode, houseNumber, affix, countryCode } = request
  const house = { postcode, houseNumber, affix, countryCode }
  const address = { ...house, street, city, knownAffixes: null, ...more }
  happen({ type: 'answered', request, outcome: { kind: 'found', address } })
}

const none = () => happen({ type: 'answered', request: lastAsked(), outcome: { kind: 'none' } })
const failed = () => happen({ type: 'answered', request: lastAsked(), outcome: { kind: 'failed' } })

function enter(entered: EnteredAddress) {
  type(entered)
  pause()
}

describe('what is asked', () => {
  test('a Dutch question has postcode, house number and affix, and no street', () => {
    enter({ ...DAM, apartmentNumber: '12 bis', streetAddress: 'Anything' })
    expect(asked()).toEqual([
      { postcode: '1012JS', houseNumber: '12', affix: 'BIS', street: '', countryCode: 'NL' },
    ])
  })

  test('an international question has the street, too, and the country by three letters', () => {
    enter(EHREN)
    expect(effects.at(-1)).toEqual({
      type: 'ask',
      request: {
        postcode: '50672',
        houseNumber: '12',
        affix: 'B',
        street: 'Ehrenstraße',
        countryCode: 'DE',
      },
      country: { iso2: 'DE', iso3: 'DEU' },
    })
  })

  test.each([
    ['no postcode', { zipCode: '' }],
    ['half a postcode', { zipCode: '1012' }],
    ['no house number', { apartmentNumber: '' }],
    ['a house without a number', { apartmentNumber: 'huis' }],
    ['a country that is not supported', { country: 'XX' }],
  ])('nothing is asked with %s', (_name, change) => {
    enter({ ...DAM, ...change })
    expect(asked()).toEqual([])
  })

  test('nothing is asked while the shopper is still typing', () => {
    type({ ...EHREN, streetAddress: 'Ehr' })
    const [first] = effects
    type({ streetAddress: 'Ehren' })
    if (first?.type === 'pause') happen({ type: 'paused', request: first.request })
    expect(asked()).toEqual([])
    pause()
    expect(asked()).toHaveLength(1)
  })

  test('a repeat identical request is skipped', () => {
    enter(EHREN)
    none()
    type({ streetAddress: ' Ehrenstraße ' })
    pause()
    pause()
    expect(asked()).toHaveLength(1)
    expect(state.errorMessage?.key).toBe('checkout.lookup-none')
  })

  test('what was found answers the rest of its street as well', () => {
    enter({ ...EHREN, streetAddress: 'Ehren' })
    found('Ehrenstraße', 'Köln')
    type({ streetAddress: 'Ehrenstr' })
    type({ streetAddress: 'EHRENSTRASSE'.replace('SS', 'ß') })
    pause()
    expect(asked()).toHaveLength(1)
    expect([state.errorMessage, form.city]).toEqual([null, 'Köln'])
  })
})

describe('what comes of it', () => {
  test('a Dutch address fills street and town', () => {
    enter(DAM)
    found('Dam', 'Amsterdam')
    expect(form).toEqual({ ...DAM, streetAddress: 'Dam', city: 'Amsterdam' })
    expect(asked()).toHaveLength(1)
  })

  test('an international address fills the town once its street is the one that was written', () => {
    enter({ ...EHREN, streetAddress: 'ehren Straße' })
    found('Ehrenstraße', 'Köln')
    expect(form).toMatchObject({ streetAddress: 'ehren Straße', city: 'Köln' })
    expect(state.errorMessage).toBeNull()
  })

  test('an answer to an older question changes nothing', () => {
    enter(DAM)
    const older = lastAsked()
    enter({ ...DAM, apartmentNumber: '2' })
    happen({ type: 'answered', request: older, outcome: { kind: 'none' } })
    expect([state.errorMessage, state.manualInput]).toEqual([null, false])
  })

  test('what the shopper typed meanwhile stays', () => {
    enter(DAM)
    type({ streetAddress: 'Damrak' })
    found('Dam', 'Amsterdam')
    expect(form).toMatchObject({ streetAddress: 'Damrak', city: 'Amsterdam' })
  })

  test('what the shopper has emptied stays empty', () => {
    enter(DAM)
    found('Dam', 'Amsterdam')
    type({ streetAddress: '' })
    enter({ ...form, apartmentNumber: '2' })
    found('Dam', 'Amsterdam')
    expect(form.streetAddress).toBe('')
  })

  test('another postcode replaces what the lookup wrote, and only that', () => {
    enter(DAM)
    found('Dam', 'Amsterdam')
    type({ city: 'My town' })
    enter({ ...form, zipCode: '3511AZ' })
    found('Oudegracht', 'Utrecht')
    expect(form).toMatchObject({ streetAddress: 'Oudegracht', city: 'My town' })
  })

  test('a postcode that is not found does not keep the street of the one before', () => {
    enter(DAM)
    found('Dam', 'Amsterdam')
    enter({ ...form, apartmentNumber: '999' })
    none()
    expect(form).toMatchObject({ streetAddress: 'Dam', city: 'Amsterdam' })
    enter({ ...form, zipCode: '9999ZZ' })
    none()
    expect(form).toMatchObject({ streetAddress: '', city: '' })
  })

  test('the shopper can take what was found for what was written', () => {
    enter({ ...EHREN, zipCode: '50670', streetAddress: 'Ehrnstrasse', city: 'Cologne' })
    found('Ehrenstraße', 'Köln', { postcode: '50672' })
    expect(form).toMatchObject({ zipCode: '50670', streetAddress: 'Ehrnstrasse', city: 'Cologne' })
    happen({ type: 'accepted' })
    expect(form).toEqual({ ...EHREN, city: 'Köln' })
    expect(state.errorMessage).toBeNull()
    expect(asked()).toHaveLength(1)
  })

  test('taking it leaves a postcode as it was written where both mean the same', () => {
    enter({ ...DAM, streetAddress: 'Damm' })
    found('Dam', 'Amsterdam')
    happen({ type: 'accepted' })
    expect(form).toMatchObject({ zipCode: '1012 js', streetAddress: 'Dam' })
  })
})

describe('what it says', () => {
  test('a postcode is compared with spaces removed and upper-cased', () => {
    enter({ ...EHREN, zipCode: '5 0672' })
    found('Ehrenstraße', 'Köln')
    expect(state.errorMessage).toBeNull()
    enter({ ...EHREN, zipCode: '50670' })
    found('Ehrenstraße', 'Köln', { postcode: '50672' })
    expect(state.errorMessage).toEqual({ key: 'checkout.lookup-postcode', code: '50672' })
  })

  test('a street is compared without its case and spaces', () => {
    enter({ ...EHREN, streetAddress: 'Ehrenweg' })
    found('Ehrenstraße', 'Köln')
    expect(state.errorMessage).toEqual({ key: 'checkout.lookup-street', code: 'Ehrenstraße' })
    expect(form.city).toBe('')
    type({ streetAddress: 'EHREN STRAßE' })
    pause()
    found('Ehrenstraße', 'Köln')
    expect(state.errorMessage).toBeNull()
  })

  test('a street is not compared for the Netherlands', () => {
    enter({ ...DAM, streetAddress: 'Damrak' })
    found('Dam', 'Amsterdam')
    expect(state.errorMessage).toBeNull()
  })

  test('an addition that the house does not have is said', () => {
    enter({ ...DAM, apartmentNumber: '1 Z' })
    found('Dam', 'Amsterdam', { knownAffixes: ['A', 'B'] })
    expect(state.errorMessage).toEqual({ key: 'checkout.lookup-affix', code: 'A, B' })
    expect(form.streetAddress).toBe('Dam')
  })

  test('an addition is doubted, too, where the house has none at all', () => {
    enter({ ...DAM, apartmentNumber: '1 Z' })
    found('Dam', 'Amsterdam', { knownAffixes: [] })
    expect(state.errorMessage).toEqual({ key: 'checkout.lookup-no-affix', code: '' })
  })

  test.each([
    ['Dutch', DAM, 'checkout.lookup-none-dutch'],
    ['international', EHREN, 'checkout.lookup-none'],
  ])('a %s address that is not found is said in words of its own', (_name, entered, key) => {
    enter(entered)
    none()
    expect(state.errorMessage).toEqual({ key, code: '' })
    expect(state.manualInput).toBe(false)
  })

  test.each([
    ['was not found', none],
    ['could not be looked up', failed],
  ])('that an address %s is said until it is filled in', (_name, answer) => {
    enter(DAM)
    answer()
    type({ streetAddress: 'Dam' })
    expect(state.errorMessage).not.toBeNull()
    type({ city: 'A' })
    expect(state.errorMessage).toBeNull()
    type({ city: 'Amsterdam' })
    pause()
    expect(state.errorMessage).toBeNull()
    expect(asked()).toHaveLength(1)
  })

  test('what is not found under another postcode is said again', () => {
    enter({ ...DAM, streetAddress: 'Dam', city: 'Amsterdam' })
    none()
    enter({ ...form, zipCode: '9999ZZ' })
    none()
    expect(state.errorMessage?.key).toBe('checkout.lookup-none-dutch')
  })

  test('a new request clears the error', () => {
    enter(DAM)
    none()
    type({ apartmentNumber: '2' })
    expect(state.errorMessage).toBeNull()
  })
})

describe('by hand', () => {
  test('on network failure manual input is switched on', () => {
    enter(DAM)
    failed()
    expect(state).toMatchObject({
      manualInput: true,
      address: null,
      errorMessage: { key: 'checkout.lookup-failed' },
    })
  })

  test('nothing is asked any more, and an answer on its way changes nothing', () => {
    enter(DAM)
    happen({ type: 'manual-chosen' })
    found('Dam', 'Amsterdam')
    enter({ ...DAM, apartmentNumber: '2' })
    expect(form.streetAddress).toBe('')
    expect(asked()).toHaveLength(1)
    expect([state.address, state.errorMessage]).toEqual([null, null])
  })

  test('another country is looked up again', () => {
    enter(DAM)
    failed()
    enter(EHREN)
    expect(state.manualInput).toBe(false)
    expect(asked()).toHaveLength(2)
  })

  test('an emptied form begins anew', () => {
    enter(DAM)
    found('Dam', 'Amsterdam')
    happen({ type: 'forgotten' })
    form = { ...form, zipCode: '', apartmentNumber: '', streetAddress: '', city: '' }
    enter(DAM)
    found('Dam', 'Amsterdam')
    expect(form.streetAddress).toBe('Dam')
  })
})
