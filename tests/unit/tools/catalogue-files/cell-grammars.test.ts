import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  BundleDraft,
  CustomOptionDraft,
} from '../../../../shared/contract/admin/product-type-draft'
import { parseDate, writeDate } from '../../../../worker/tools/catalogue-files/cell-dates'
import { decodeText, encodeText } from '../../../../worker/tools/catalogue-files/html-entities'
import { parseCents } from '../../../../worker/tools/catalogue-files/magento/cells/cell-values'
import {
  parsePairRecords,
  parsePairs,
  textsOf,
  writeManyPair,
  writePairRecords,
} from '../../../../worker/tools/catalogue-files/magento/cells/pair-list'
import { parseBundle } from '../../../../worker/tools/catalogue-files/magento/read/row/bundle-values'
import { parseConfigurableVariations } from '../../../../worker/tools/catalogue-files/magento/read/row/composite-cells'
import { parseCustomOptions } from '../../../../worker/tools/catalogue-files/magento/read/row/custom-options'
import { writeCents } from '../../../../worker/tools/catalogue-files/magento/write/cell-writers'
import { writeTypeData } from '../../../../worker/tools/catalogue-files/magento/write/write-type-data'
import { readRows } from '../../../../worker/tools/catalogue-files/read-rows'
import { toCsvLine } from '../../../../worker/tools/catalogue-files/write-csv'
import { productDraft } from '../../commerce/catalogue/small-shop'

/** Texts that are likely to be misread: full of what the grammars are made of. */
const awkward = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        '""',
        ',',
        '|',
        '=',
        ',a=',
        '|sku=',
        ' ',
        '\n',
        '\r\n',
        '&amp;',
        '&',
        ';',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/)
const someText = awkward.filter((text) => text.trim() !== '')

describe('a composite cell', () => {
  it('is read back as its records were written, whatever is in them', () => {
    const record = fc.uniqueArray(fc.tuple(name, awkward), {
      selector: ([key]) => key,
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), (records) => {
        const found = parsePairRecords(writePairRecords(records)).map(textsOf)
        expect(found).toEqual(records.map((pairs) => Object.fromEntries(pairs)))
      }),
    )
  })

  it('keeps several values of one name apart', () => {
    fc.assert(
      fc.property(name, fc.array(awkward, { minLength: 2, maxLength: 4 }), (key, values) => {
        const cell = `A=1,${writeManyPair(key, values, true)},Z=2`
        expect(parsePairs(cell).get(key)?.quoted).toEqual(values)
      }),
    )
  })

  it('reads what Magento writes without quotes: a comma belongs to a value, a bar to none', () => {
    expect(textsOf(parsePairs('measure=10 cm, 20 cm,color=Black|White,url=a?b=c'))).toEqual({
      measure: '10 cm, 20 cm',
      color: 'Black|White',
      url: 'a?b=c',
    })
    expect(parsePairRecords('sku=A,size=S, M|sku=B,size=L').map(textsOf)).toEqual([
      { sku: 'A', size: 'S, M' },
      { sku: 'B', size: 'L' },
    ])
  })

  it('reads what Magento writes with fields enclosed', () => {
    const pairs = parsePairs('note="5"" wide, a=b",climate="Cool"|"Hot|dry",plain=1')
    expect(pairs.get('note')?.text).toBe('5" wide, a=b')
    expect(pairs.get('climate')?.quoted).toEqual(['Cool', 'Hot|dry'])
    expect(pairs.get('plain')?.text).toBe('1')
  })

  it('never fails on nonsense', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(parsePairRecords(text)).toBeInstanceOf(Array)
        parseBundle(text, 'dynamic')
        parseCustomOptions(text)
        parseConfigurableVariations(text)
      }),
    )
  })
})

const title = fc
  .record({ all: someText, nl_nl: fc.option(someText, { nil: undefined }) })
  .map(({ all, nl_nl }) => (nl_nl === undefined ? { all } : { all, nl_nl }))
const surcharge = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('fixed' as const), cents: fc.integer({ min: 1, max: 99_999 }) }),
    fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  ),
  { nil: undefined },
)
const with_ = <T extends object, K extends string, V>(draft: T, key: K, value: V | undefined) =>
  value === undefined ? draft : { ...draft, [key]: value }

describe('what a product is made of', () => {
  it('is read back from bundle_values as it was written', () => {
    const selection = fc
      .record({
        sku: fc.stringMatching(/^[A-Z0-9|="-]{1,12}$/),
        qty: fc.integer({ min: 1, max: 9 }),
        isDefault: fc.boolean(),
        isQtyChangeable: fc.boolean(),
      })
      .chain((draft) => surcharge.map((given) => with_(draft, 'surcharge', given)))
    const option = fc.record({
      title,
      type: fc.constantFrom('select' as const, 'radio' as const, 'multi' as const),
      isRequired: fc.boolean(),
      selections: fc.array(selection, { minLength: 1, maxLength: 3 }),
    })
    const bundle = fc.record({
      priceType: fc.constantFrom('dynamic' as const, 'fixed' as const),
      options: fc.array(option, { minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(bundle, (draft) => {
        const { bundle_values: cell = '', bundle_price_type: type = '' } = writeTypeData(
          productDraft('B', { bundle: draft as BundleDraft }),
        )
        expect(parseBundle(cell, type)).toEqual(draft)
      }),
    )
  })

  it('is read back from custom_options as it was written', () => {
    const choice = title.chain((own) =>
      surcharge.map((given) => with_({ title: own }, 'surcharge', given)),
    )
    const options = fc.array(
      fc.record({
        title,
        type: fc.constantFrom('drop_down' as const, 'checkbox' as const),
        isRequired: fc.boolean(),
        values: fc.array(choice, { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    fc.assert(
      fc.property(options, (drafts) => {
        const customOptions = drafts as CustomOptionDraft[]
        const { custom_options: cell = '' } = writeTypeData(productDraft('C', { customOptions }))
        expect(parseCustomOptions(cell)).toEqual({ options: drafts, dropped: [] })
      }),
    )
  })
})

describe('a file', () => {
  it('is read back as its cells were written', async () => {
    const cell = awkward.map((text) => text.trim()).filter((text) => !/[\0\uFFFD]/.test(text))
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const named = written.map((row) => ['x', ...row])
        const text = [['key', 'one', 'two'], ...named].map(toCsvLine).join('')
        const found: string[][] = []
        for await (const { cells, fault } of readRows(Readable.from([text]), ['key'])) {
          expect(fault).toBeUndefined()
          found.push([cells.one ?? '', cells.two ?? ''])
        }
        expect(found).toEqual(written)
      }),
    )
  })
})

describe('a single value', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(awkward, fc.integer({ min: 0, max: 99_999_999 }), (text, cents) => {
        expect(decodeText(encodeText(text))).toBe(text)
        expect(parseCents(writeCents(cents))).toBe(cents)
      }),
    )
    const range = { min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(parseDate(writeDate(date.toISOString()))).toBe(date.getTime())
      }),
    )
  })

  it('may be a date as Magento writes it in English', () => {
    expect(parseDate('3/19/24, 8:15 AM')).toBe(Date.UTC(2024, 2, 19, 8, 15))
    expect(parseDate('2/30/24')).toBeUndefined()
  })
})
