import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AddressLookupState,
  type LookupEvent,
  type LookupOutcome,
  lookupStep,
  openLookup,
} from '../../../../client/engine/address-lookup'
import type { EnteredAddress, LookupRequest } from '../../../../client/engine/lookup-request'

const COUNTRIES = [
  { iso2: 'NL', iso3: 'NLD' },
  { iso2: 'DE', iso3: 'DEU' },
]
const STREETS = ['Dam', 'Ehrenstraße', 'Weg']
const CITIES = ['Amsterdam', 'Köln']

const typed = fc.oneof(
  fc.record({ country: fc.constantFrom('NL', 'DE', 'XX') }),
  fc.record({ zipCode: fc.constantFrom('', '1012JS', '3511 az', '50672', '50670') }),
  fc.record({ apartmentNumber: fc.constantFrom('', '1', '12 b', 'x') }),
  fc.record({ streetAddress: fc.constantFrom('', 'Ehr', 'My street', ...STREETS) }),
  fc.record({ city: fc.constantFrom('', 'My town', ...CITIES) }),
)
/** Most of what happens is of the kind that leads somewhere. */
const outcome = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'none' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'failed' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('found' as const),
      street: fc.constantFrom(...STREETS),
      city: fc.constantFrom(...CITIES),
      postcode: fc.constantFrom('1012JS', '50672', ''),
    }),
  },
)
const house = fc.constantFrom(
  { country: 'NL', zipCode: '1012JS', apartmentNumber: '1' },
  { country: 'DE', zipCode: '50672', apartmentNumber: '12 b', streetAddress: 'Ehrenstraße' },
)
/** Seldom one before the last: an answer that comes too late. */
const which = fc.constantFrom(0, 0, 0, 1)
const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('type' as const), change: fc.oneof(typed, house) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pause' as const), which }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), which, outcome }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('by hand' as const) }) },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never
type Field = 'streetAddress' | 'city'

/** A form that remembers which of its fields hold what the shopper wrote. */
class Form {
  state: AddressLookupState = openLookup(COUNTRIES)
  fields: EnteredAddress = {
    country: 'NL',
    zipCode: '',
    apartmentNumber: '',
    streetAddress: '',
    city: '',
  }
  readonly own = new Set<Field>()
  readonly waiting: LookupRequest[] = []
  readonly asked: LookupRequest[] = []

  type(change: Partial<EnteredAddress>) {
    this.fields = { ...this.fields, ...change }
    for (const name of ['streetAddress', 'city'] as const) {
      if (change[name]) this.own.add(name)
      else if (change[name] === '') this.own.delete(name)
    }
    this.happen({ type: 'entered', entered: this.fields })
  }

  happen(event: LookupEvent) {
    const [next, effects] = lookupStep(this.state, { ...event, at: 0 })
    this.state = next
    for (const effect of effects) {
      if (effect.type === 'pause') this.waiting.push(effect.request)
      if (effect.type === 'ask') this.asked.push(effect.request)
      if (effect.type !== 'fill') continue
      this.fields = { ...this.fields, ...effect.change }
      this.happen({ type: 'entered', entered: this.fields })
    }
  }

  do(step: Command) {
    if (step.do === 'type') this.type(step.change)
    if (step.do === 'by hand') this.happen({ type: 'manual-chosen' })
    const [waiting, asked] = [this.waiting.at(-1), this.asked.at(-1)]
    if (step.do === 'pause') {
      const request = this.waiting.at(-1 - step.which) ?? waiting
      if (request) this.happen({ type: 'paused', request })
    }
    if (step.do === 'answer') {
      const request = this.asked.at(-1 - step.which) ?? asked
      if (request) this.happen({ type: 'answered', request, outcome: toOutcome(step, request) })
    }
  }
}

function toOutcome(
  { outcome }: Extract<Command, { do: 'answer' }>,
  request: LookupRequest,
): LookupOutcome {
  if (outcome.kind !== 'found') return outcome
  const { houseNumber, affix, countryCode } = request
  const postcode = outcome.postcode || request.postcode
  const { street, city } = outcome
  const house = { houseNumber, affix, countryCode, knownAffixes: null }
  return { kind: 'found', address: { ...house, street, city, postcode } }
}

const commands = fc.array(command, { maxLength: 40 })

test('whatever is typed and answered, what the shopper wrote is never overwritten', () => {
  fc.assert(
    fc.property(commands, (steps) => {
      const form = new Form()
      for (const step of steps) {
        const before = { ...form.fields }
        const own = new Set(form.own)
        // Typing the very words of the lookup makes them no more the shopper's than they were.
        const { filled } = form.state
        form.do(step)
        const change: Partial<EnteredAddress> = step.do === 'type' ? step.change : {}
        for (const name of own) {
          if (name in change) continue
          if (before[name] !== filled[name]) expect(form.fields[name]).toBe(before[name])
        }
      }
    }),
    { numRuns: 2000 },
  )
})

test('by hand, nothing is asked and nothing is written', () => {
  fc.assert(
    fc.property(commands, commands, (before, after) => {
      const form = new Form()
      for (const step of before) form.do(step)
      form.happen({ type: 'manual-chosen' })
      const written = form.fields
      const count = form.asked.length
      const quiet = after.filter(({ do: what }) => what !== 'type')
      for (const step of quiet) form.do(step)
      expect(form.asked).toHaveLength(count)
      expect(form.fields).toEqual(written)
    }),
    { numRuns: 1000 },
  )
})

test('an error and a found address belong to the question that stands', () => {
  fc.assert(
    fc.property(commands, (steps) => {
      const form = new Form()
      for (const step of steps) {
        form.do(step)
        const { address, errorMessage, lastRequest, manualInput } = form.state
        if (address && !manualInput) expect(lastRequest).not.toBeNull()
        if (errorMessage && !manualInput) expect(lastRequest).not.toBeNull()
        if (manualInput) expect(address).toBeNull()
      }
    }),
    { numRuns: 1000 },
  )
})
