import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customFaults, firstDayOf } from '../../../../shared/cart/custom-faults'
import {
  type CustomOption,
  customSurcharge,
  defaultAnswers,
  parseCustomOptionType,
} from '../../../../shared/catalog/custom-option'
import { NO_SURCHARGE, surchargeOn } from '../../../../shared/catalog/surcharge'

const VALUES = [
  { id: 1, title: 'Plain', surcharge: NO_SURCHARGE },
  { id: 2, title: 'Gold', surcharge: { type: 'fixed' as const, cents: 500 } },
  { id: 3, title: 'Large', surcharge: { type: 'percent' as const, percent: 10 } },
  { id: 0, title: 'Odd', surcharge: { type: 'fixed' as const, cents: 900 } },
]

function option(type: CustomOption['type'], rest: Partial<CustomOption> = {}): CustomOption {
  return {
    id: type,
    title: type,
    type,
    isRequired: false,
    surcharge: NO_SURCHARGE,
    maxCharacters: null,
    values: type === 'field' || type === 'area' || type === 'date' ? [] : VALUES,
    ...rest,
  }
}

describe('custom options (spec 5, contract 2.12)', () => {
  it('open with the first value of a required radio, none of several, and nothing written', () => {
    const types = ['radio', 'checkbox', 'multiple', 'drop_down', 'field', 'area', 'date'] as const
    const required = types.map((type) => option(type, { isRequired: true }))
    expect(defaultAnswers(required)).toEqual({
      radio: '1',
      checkbox: [],
      multiple: [],
      drop_down: '',
      field: '',
      area: '',
      date: '',
    })
  })

  it('choose nothing that is optional', () => {
    expect(defaultAnswers([option('radio'), option('checkbox')])).toEqual({
      radio: '',
      checkbox: [],
    })
  })

  it('add a fixed amount, or a share of the price of the product', () => {
    const answers = { drop_down: '2', checkbox: ['3', '2'] }
    const options = [option('drop_down'), option('checkbox')]
    expect(customSurcharge(options, answers, 2_000)).toBe(500 + 200 + 500)
  })

  it('count only values with a positive option_type_id', () => {
    expect(customSurcharge([option('radio')], { radio: '0' }, 2_000)).toBe(0)
  })

  it('count what is written only when something is', () => {
    const field = option('field', { surcharge: { type: 'fixed', cents: 300 } })
    expect(customSurcharge([field], { field: 'Erin' }, 2_000)).toBe(300)
    expect(customSurcharge([field], { field: '  ' }, 2_000)).toBe(0)
    expect(customSurcharge([field], {}, 2_000)).toBe(0)
  })

  it('must be answered when they are required', () => {
    const options = (['field', 'drop_down', 'multiple', 'date'] as const).map((type) =>
      option(type, { isRequired: true }),
    )
    expect(customFaults(options, defaultAnswers(options))).toEqual({
      field: 'required',
      drop_down: 'required',
      multiple: 'required',
      date: 'required',
    })
  })

  it('refuse values that are not offered', () => {
    const options = [option('drop_down', { isRequired: true })]
    expect(customFaults(options, { drop_down: '99' })).toEqual({ drop_down: 'required' })
  })

  it('hold what is written to its length and dates to days that exist', () => {
    const options = [option('field', { maxCharacters: 3 }), option('date')]
    expect(customFaults(options, { field: 'four', date: '2026-02-30' })).toEqual({
      field: 'too-long',
      date: 'no-date',
    })
    expect(customFaults(options, { field: 'for', date: '2028-02-29' })).toEqual({})
  })

  it('name no day that is over where a service comes on it, and any other where not', () => {
    const options = [option('date')]
    const firstDay = firstDayOf('virtual', '2026-11-28')
    expect(customFaults(options, { date: '2026-11-27' }, firstDay)).toEqual({ date: 'day-past' })
    expect(customFaults(options, { date: '2026-11-28' }, firstDay)).toEqual({})
    const born = customFaults(options, { date: '1999-01-01' }, firstDayOf('simple', '2026-11-28'))
    expect(born).toEqual({})
  })

  it('know the seven types and no other', () => {
    expect(parseCustomOptionType('drop_down')).toBe('drop_down')
    expect(parseCustomOptionType('file')).toBeUndefined()
    expect(parseCustomOptionType(undefined)).toBeUndefined()
  })
})

describe('a surcharge (spec 5)', () => {
  it('is rounded to whole cents, half a cent up', () => {
    expect(surchargeOn(1_005, { type: 'percent', percent: 10 })).toBe(101)
    expect(surchargeOn(999, { type: 'percent', percent: 12.5 })).toBe(125)
  })

  it('of a percentage is never more than half a cent from the exact share', () => {
    const price = fc.nat({ max: 10_000_000 })
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 200_000 }), (cents, thousandths) => {
        const percent = thousandths / 1000
        const got = surchargeOn(cents, { type: 'percent', percent })
        expect(Number.isSafeInteger(got)).toBe(true)
        expect(Math.abs(got * 100_000 - cents * thousandths)).toBeLessThanOrEqual(50_000)
      }),
    )
  })
})
