import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areLinesEqual,
  type ComparableLine,
  toLineKey,
} from '../../../../shared/cart/line-equality'
import type { WireProductOption } from '../../../../shared/contract/catalogue/product-option'

type Choices = NonNullable<WireProductOption['extension_attributes']>

function line(sku: string, choices: Choices | null = null, itemId?: number): ComparableLine {
  const productOption = choices && { extension_attributes: choices }
  return { sku, productOption, ...(itemId === undefined ? {} : { itemId }) }
}

const size = (value: string) => ({
  configurable_item_options: [{ option_id: '93', option_value: value }],
})
const engraving = (text: string) => ({
  custom_options: [{ option_id: '1', option_value: text }],
})

describe('contract 2.2', () => {
  test('simple products are the same line when their sku is', () => {
    expect(areLinesEqual(line('A'), line('A'))).toBe(true)
    expect(areLinesEqual(line('A'), line('B'))).toBe(false)
  })

  test('the same server id makes the same line', () => {
    expect(areLinesEqual(line('A', null, 5), line('A-changed', null, 5))).toBe(true)
  })

  test('for a configurable product ids do not count: the id stays while the size is edited', () => {
    expect(areLinesEqual(line('A-S', size('1'), 5), line('A-M', size('2'), 5))).toBe(false)
  })

  test('an answer may leave the choices of a configurable product out', () => {
    expect(areLinesEqual(line('A-S', size('1')), line('A-S'))).toBe(true)
  })

  test('different custom options or bundle selections are different lines', () => {
    const bundle = (selection: string) => ({
      bundle_options: [{ option_id: '1', option_qty: 1, option_selections: [selection] }],
    })
    expect(areLinesEqual(line('A', engraving('x')), line('A', engraving('y')))).toBe(false)
    expect(areLinesEqual(line('A', bundle('1')), line('A', bundle('2')))).toBe(false)
    expect(areLinesEqual(line('A', bundle('1')), line('A', bundle('1')))).toBe(true)
  })
})

describe('the gaps of the ancestor', () => {
  test('two gift cards of one sku but of 10 and 50 are different lines', () => {
    const card = (amount: number) => ({ am_giftcard_options: { am_giftcard_amount: amount } })
    expect(areLinesEqual(line('CARD', card(10)), line('CARD', card(50)))).toBe(false)
    expect(areLinesEqual(line('CARD', card(10)), line('CARD', card(10)))).toBe(true)
  })

  test('sizes S and M with the same custom option are different lines', () => {
    const both = (value: string) => ({ ...size(value), ...engraving('x') })
    expect(areLinesEqual(line('A', both('1')), line('A', both('2')))).toBe(false)
  })

  test('the order of keys and of options does not count', () => {
    const options = fc.uniqueArray(
      fc.record({ option_id: fc.string(), option_value: fc.string() }),
      { selector: ({ option_id }) => option_id, maxLength: 6 },
    )
    const turned = options.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    )
    fc.assert(
      fc.property(turned, ([list, shuffled]) => {
        const swapped = shuffled.map(({ option_id, option_value }) => ({ option_value, option_id }))
        const a = line('A', { custom_options: list })
        const b = line('A', { custom_options: swapped })
        expect(toLineKey(a)).toBe(toLineKey(b))
        expect(areLinesEqual(a, b)).toBe(true)
      }),
    )
  })

  test('a value that looks like two choices is not taken for them', () => {
    const one = line('A', {
      custom_options: [{ option_id: '1', option_value: 'x&2=y' }],
    })
    const two = line('A', {
      custom_options: [
        { option_id: '1', option_value: 'x' },
        { option_id: '2', option_value: 'y' },
      ],
    })
    expect(areLinesEqual(one, two)).toBe(false)
  })
})
