import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Choosable,
  chooseVariant,
  matchesAllChoices,
} from '../../../../shared/catalog/choose-variant'
import { finalOf } from '../../../../shared/catalog/price'

function child(sku: string, choices: Record<string, string>, rest: Partial<Choosable> = {}) {
  return { sku, choices, price: { regular: 1_000, special: null }, isInStock: true, ...rest }
}

const RED_S = child('RED-S', { color: 'red', size: 'S' })
const RED_M = child('RED-M', { color: 'red', size: 'M' })
const BLUE_M = child('BLUE-M', { color: 'blue', size: 'M' })

describe('choosing a child (spec 4, configurable child selection)', () => {
  it('takes an exact sku over every better match, wherever it stands', () => {
    const wanted = { sku: 'RED-S', choices: { color: 'blue', size: 'M' } }
    expect(chooseVariant([RED_S, BLUE_M], wanted, true)).toBe(RED_S)
    expect(chooseVariant([BLUE_M, RED_S], wanted, true)).toBe(RED_S)
  })

  it('takes the child that matches most of the chosen values', () => {
    const wanted = { choices: { color: 'red', size: 'M' } }
    expect(chooseVariant([RED_S, BLUE_M, RED_M], wanted, true)).toBe(RED_M)
  })

  it('breaks ties by the lower price, specials counted, then by order', () => {
    const dear = child('A', {}, { price: { regular: 900, special: null } })
    const offer = child('B', {}, { price: { regular: 1_200, special: 800 } })
    expect(chooseVariant([dear, offer], {}, true)).toBe(offer)
    expect(chooseVariant([RED_S, RED_M], {}, true)).toBe(RED_S)
  })

  it('skips children that are disabled, and those out of stock unless they may be listed', () => {
    const off = child('OFF', { size: 'M' }, { status: 2 })
    const out = child('OUT', { size: 'M' }, { isInStock: false })
    expect(chooseVariant([off, out, RED_S], { choices: { size: 'M' } }, false)).toBe(RED_S)
    expect(chooseVariant([off, out, RED_S], { choices: { size: 'M' } }, true)).toBe(out)
    expect(chooseVariant([off], { sku: 'OFF' }, true)).toBeUndefined()
  })

  it('falls back to an available child when nothing matches, and to none when there is none', () => {
    expect(chooseVariant([RED_S], { choices: { size: 'XXL' } }, true)).toBe(RED_S)
    expect(chooseVariant([], { sku: 'X' }, true)).toBeUndefined()
  })

  it('knows whether a combination exists', () => {
    expect(matchesAllChoices(RED_M, { color: 'red', size: 'M' })).toBe(true)
    expect(matchesAllChoices(RED_M, { color: 'red' })).toBe(true)
    expect(matchesAllChoices(RED_M, { color: 'red', size: 'S' })).toBe(false)
    expect(matchesAllChoices(RED_M, { toString: 'x' })).toBe(false)
  })
})

describe('any choice among any children', () => {
  const value = fc.constantFrom('a', 'b', 'c')
  const variants = fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom('1', '2', '3', '4', '5', '6'),
      choices: fc.record({ color: value, size: value, cut: value }, { requiredKeys: [] }),
      price: fc.record({
        regular: fc.integer({ min: 100, max: 400 }),
        special: fc.option(fc.integer({ min: 1, max: 99 })),
      }),
      isInStock: fc.boolean(),
      status: fc.constantFrom(1, 2),
    }),
    { selector: ({ sku }) => sku },
  ) as fc.Arbitrary<Choosable[]>
  const wanted = fc.record(
    {
      sku: fc.constantFrom('1', '2', '9'),
      choices: fc.record(
        { color: value, size: value, cut: value },
        { requiredKeys: [] },
      ) as fc.Arbitrary<Record<string, string>>,
    },
    { requiredKeys: [] },
  )

  it('is an available child that no other beats', () => {
    fc.assert(
      fc.property(variants, wanted, fc.boolean(), (all, asked, listsOutOfStock) => {
        const available = all.filter((v) => v.status === 1 && (v.isInStock || listsOutOfStock))
        const chosen = chooseVariant(all, asked, listsOutOfStock)
        if (!chosen) {
          expect(available).toEqual([])
          return
        }
        expect(available).toContain(chosen)
        const score = (v: Choosable) =>
          Object.entries(asked.choices ?? {}).filter(([code, own]) => v.choices[code] === own)
            .length
        const exact = available.some((v) => v.sku === asked.sku)
        if (exact) {
          expect(chosen.sku).toBe(asked.sku)
          return
        }
        for (const other of available) {
          expect(score(other)).toBeLessThanOrEqual(score(chosen))
          const isTie = score(other) === score(chosen)
          if (isTie) expect(finalOf(other.price)).toBeGreaterThanOrEqual(finalOf(chosen.price))
        }
      }),
    )
  })
})
