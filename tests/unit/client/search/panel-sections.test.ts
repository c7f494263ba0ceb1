import { describe, expect, it } from 'vitest'
import {
  type AnsweredTerm,
  isNothing,
  toFitting,
  toWaysOn,
} from '../../../../client/search/panel-sections'
import { placeAfter } from '../../../../client/search/use-combobox'

const resultsOf = (term: string) => `/results?q=${term}`
const LAMP = {
  sku: 'LAMP',
  id: 1,
  typeId: 'simple',
  name: 'Sol lamp',
  link: '/sol-lamp',
  image: '',
  price: { regular: 4900, special: null },
  isFromPrice: false,
  isInStock: true,
}
const NOTHING: AnsweredTerm = {
  term: 'lam',
  phrases: [],
  isCorrected: false,
  categories: [],
  products: [],
  requestId: '',
}

describe('the panel for a term', () => {
  it('leads to phrases, categories, products and, at the end, to all results', () => {
    const sections = toFitting(
      'lam',
      {
        ...NOTHING,
        phrases: ['lampshade'],
        categories: [{ name: 'Lamps', link: '/lamps' }],
        products: [LAMP],
      },
      [{ name: 'Lampshade returns', link: '/returns' }],
      resultsOf,
    )
    const links = sections.map(({ name, options }) => [name, options.map(({ href }) => href)])
    expect(links).toEqual([
      ['phrases', ['/results?q=lampshade']],
      ['categories', ['/lamps']],
      ['pages', ['/returns']],
      ['products', ['/sol-lamp']],
      ['all', ['/results?q=lam']],
    ])
  })

  it('asks whether another word was meant', () => {
    const found = { ...NOTHING, term: 'lmap', phrases: ['lamp'], isCorrected: true }
    expect(toFitting('lmap', found, [], resultsOf)[0]?.name).toBe('corrected')
  })

  it('remembers the phrase that was chosen, else what was typed', () => {
    const found = { ...NOTHING, phrases: ['lampshade'], products: [LAMP] }
    const terms = toFitting('lam', found, [], resultsOf).flatMap(({ options }) =>
      options.map(({ term }) => term),
    )
    expect(terms).toEqual(['lampshade', 'lam', 'lam'])
  })

  it('knows what was found for a term that has been typed over, which keeps that term', () => {
    const found = { ...NOTHING, term: 'lamp', phrases: ['lampshade'], products: [LAMP] }
    const sections = toFitting('stoel', found, [], resultsOf).map(({ name, isFormer, options }) => [
      name,
      isFormer,
      options[0]?.term,
    ])
    expect(sections).toEqual([
      ['phrases', true, 'lampshade'],
      ['products', true, 'lamp'],
      ['all', false, 'stoel'],
    ])
    expect(toFitting('Lamp', found, [], resultsOf).some(({ isFormer }) => isFormer)).toBe(false)
  })

  it('counts the position of products alone, from 1', () => {
    const found = { ...NOTHING, phrases: ['lampshade'], products: [LAMP, { ...LAMP, sku: 'B' }] }
    const positions = toFitting('lam', found, [], resultsOf).map(({ options }) =>
      options.map(({ position }) => position),
    )
    expect(positions).toEqual([[0], [1, 2], [0]])
  })

  it('finds nothing when there is neither phrase, category nor product', () => {
    expect(isNothing(NOTHING)).toBe(true)
    expect(isNothing({ ...NOTHING, products: [LAMP] })).toBe(false)
  })
})

describe('the ways on without a term', () => {
  it('are recent terms, departments and what the shop recommends; what is empty is left out', () => {
    const departments = [{ name: 'Lamps', link: '/lamps' }]
    const full = toWaysOn({ recent: ['sofa'], departments, recommended: [LAMP], resultsOf })
    expect(full.map(({ name }) => name)).toEqual(['recent', 'departments', 'recommended'])
    const bare = toWaysOn({ recent: [], departments, recommended: [], resultsOf })
    expect(bare.map(({ name }) => name)).toEqual(['departments'])
  })
})

describe('the keys of the list', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s leads from option %i of three to %i', (key, active, next) => {
    expect(placeAfter(key, active, 3)).toBe(next)
  })

  it.each([
    ['Home', -1, 3],
    ['End', -1, 3],
    ['a', 1, 3],
    ['ArrowDown', -1, 0],
  ])('%s at %i among %i options belongs to the text', (key, active, count) => {
    expect(placeAfter(key, active, count)).toBeNull()
  })
})
