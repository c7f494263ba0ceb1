import { describe, expect, it } from 'vitest'
import type { StoreCode } from '../../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../../shared/store-view/store-views'
import { stemOf } from '../../../../../worker/commerce/catalogue-import/stem'
import {
  expandWords,
  termsInRounds,
} from '../../../../../worker/commerce/search/words/expand-words'
import { readVocabulary } from '../../../../../worker/commerce/search/words/vocabulary'

const WORDS =
  'bank hoek hoekbank kleed lam lamp lampen lampenkap plaid stoel stoelen tafel tafellamp'

/** A vocabulary in which every word names one product. */
function vocabularyOf(store: StoreCode, words = WORDS) {
  const lines = words
    .split(' ')
    .sort()
    .map((word) => `${word} 1 0 ${stemOf(word, store)}`)
  return readVocabulary([{ words: lines.join('\n') }])
}

/** What each word of a text is taken for, the likeliest first; parts of a compound with a plus. */
function meanings(
  text: string,
  given: { synonyms?: [string, string[]][]; store?: StoreCode; words?: string } = {},
) {
  const store = given.store ?? 'nl_nl'
  const expansion = {
    vocabulary: vocabularyOf(store, given.words),
    store: storeViewOf(store),
    synonyms: new Map(given.synonyms),
  }
  return expandWords(expansion, text.split(' ')).map(({ meanings }) => {
    const written = meanings.flatMap(({ parts }) =>
      parts.length > 1 ? [parts.map((terms) => terms.join('/')).join('+')] : (parts[0] ?? []),
    )
    return [...new Set(written)]
  })
}

describe('what a word may mean', () => {
  it('is first itself, then its inflections, then compounds of it, then what it begins', () => {
    expect(meanings('lamp')).toEqual([['lamp', 'lampen', 'tafellamp', 'lampenkap']])
    expect(meanings('lamp plaid')[0]).toEqual(['lamp', 'lampen', 'tafellamp'])
  })

  it('never is another word that merely looks like an inflection', () => {
    expect(meanings('lamp plaid')[0]).not.toContain('lam')
    expect(meanings('lam plaid')[0]).toEqual(['lam'])
  })

  it('is a compound where its parts stand apart, and the parts where they stand together', () => {
    expect(meanings('hoek bank')).toEqual([
      ['hoek', 'hoekbank'],
      ['bank', 'hoekbank'],
    ])
    expect(meanings('tafelkleed plaid')[0]).toEqual(['tafel+kleed', 'kleed'])
    expect(meanings('hoekbank plaid')[0]).toEqual(['hoekbank', 'hoek+bank'])
  })

  it('is a compound of a short word where the first part begins another word too', () => {
    const words = 'badjas badmat badmatten mat werkplaats werkbank'
    expect(meanings('mat plaid', { words })[0]).toEqual(['mat', 'badmat', 'badmatten'])
    expect(meanings('laat plaid', { words })[0]).not.toContain('werkplaats')
    expect(meanings('mat plaid', { words: 'badmat badmatten' })[0]).not.toContain('badmat')
  })

  it('is no compound whose stem merely ends as that of the word', () => {
    const given = { store: 'de_de', words: 'bettgestelle suppenteller teller tellern' } as const
    expect(meanings('teller bett', given)[0]).toEqual(['teller', 'tellern', 'suppenteller'])
    const lamps = { store: 'de_de', words: 'stehlampen' } as const
    expect(meanings('lampe bett', lamps)[0]).toEqual(['stehlampen'])
  })

  it('is the last part of a compound where nothing else is known, in Dutch and German', () => {
    const words = 'lampe lampen stehlampe tisch ella'
    const german = { store: 'de_de', words } as const
    expect(meanings('wandlampe', german)[0]).toEqual(['lampe', 'lampen', 'stehlampe'])
    expect(meanings('wandlampen', german)[0]).toEqual(['lampen', 'lampe', 'stehlampe'])
    expect(meanings('tischlampe', german)[0]?.[0]).toBe('tisch+lampe/lampen')
    expect(meanings('wandlampe', { ...german, store: 'global_en' })[0]).toEqual([])
  })

  it('is no last part of a word that is known, nearly known or hardly longer', () => {
    const words = 'lampe stehlampe tisch'
    const german = { store: 'de_de', words } as const
    expect(meanings('stehlampe bett', german)[0]).toEqual(['stehlampe'])
    expect(meanings('sthelampe', german)[0]).toEqual(['stehlampe'])
    expect(meanings('xylampe', german)[0]).toEqual(['lampe', 'stehlampe'])
  })

  it('is compounds of the last part too where that only describes', () => {
    const vocabulary = readVocabulary([{ words: 'lamp 0 9 lamp\nvloerlamp 2 0 vloerlamp' }])
    const expansion = { vocabulary, store: storeViewOf('nl_nl'), synonyms: new Map() }
    const [word] = expandWords(expansion, ['schemerlamp'])
    expect(word?.meanings).toMatchObject([{ parts: [['vloerlamp']], kind: 'head' }])
  })

  it('is what the last part is the same as', () => {
    const synonyms: [string, string[]][] = [['lamp', ['leuchte']]]
    const words = 'leuchte pendelleuchte'
    expect(meanings('wandlampe', { store: 'de_de', words, synonyms })[0]).toEqual([
      'leuchte',
      'pendelleuchte',
    ])
  })

  it('is a neighbour within two edits only where the shop calls nothing so', () => {
    expect(meanings('bnak plaid')[0]).toEqual(['bank', 'hoekbank'])
    expect(meanings('ztoel plaid')[0]).toEqual(['stoel', 'stoelen'])
    expect(meanings('stoeel plaid')[0]?.[0]).toBe('stoel')
    expect(meanings('xyzzy plaid')[0]).toEqual([])
  })

  it('is what two swapped letters make, before a shorter word, where only compounds end so', () => {
    const words = 'lam hanglamp tafellamp'
    expect(meanings('lapm', { words })[0]).toEqual(['lamp', 'hanglamp', 'tafellamp'])
    const synonyms: [string, string[]][] = [['lamp', ['leuchte']]]
    expect(meanings('lapme', { store: 'de_de', words: 'leuchte', synonyms })[0]).toEqual([
      'lampe',
      'leuchte',
    ])
  })

  it('is no neighbour where the shop only describes with it', () => {
    const vocabulary = readVocabulary([{ words: 'leather 0 3 leather\nweather 5 0 weather' }])
    const expansion = { vocabulary, store: storeViewOf('global_en'), synonyms: new Map() }
    const [leather, heather] = expandWords(expansion, ['leather', 'heather'])
    expect(leather?.meanings.filter(({ kind }) => kind === 'guess')).toEqual([])
    expect(heather?.meanings.some(({ kind }) => kind === 'guess')).toBe(true)
  })

  it('is no short word two edits away that begins otherwise', () => {
    const vocabulary = readVocabulary([{ words: 'mach 5 0 mach' }])
    const expansion = { vocabulary, store: storeViewOf('global_en'), synonyms: new Map() }
    expect(expandWords(expansion, ['watch'])[0]?.meanings).toEqual([])
    expect(expandWords(expansion, ['nach'])[0]?.meanings).not.toEqual([])
  })

  it('is no word of which two edits are half', () => {
    const meant = (words: string) => meanings('couch', { words, store: 'global_en' })[0]
    expect(meant('coco')).toEqual([])
    expect(meant('coach')).toEqual(['coach'])
  })

  it('is what the operator of the shop says is the same', () => {
    const synonyms: [string, string[]][] = [['zetel', ['stoel', 'hoek bank']]]
    expect(meanings('zetel plaid', { synonyms })[0]).toEqual(['stoel', 'stoelen', 'hoek+bank'])
    const bank: [string, string[]][] = [['sofa', ['bank']]]
    expect(meanings('sofa plaid', { synonyms: bank })[0]).toEqual(['bank', 'hoekbank'])
  })
})

describe('a word that nearly every description has', () => {
  const vocabulary = readVocabulary([{ words: 'lamp 1 0 lamp\nof 0 -1 of' }])
  const expansion = { vocabulary, store: storeViewOf('global_en'), synonyms: new Map() }

  it('says nothing beside another, and something alone', () => {
    const wordsOf = (typed: string[]) => expandWords(expansion, typed).map(({ word }) => word)
    expect(wordsOf(['lamp', 'of'])).toEqual(['lamp'])
    expect(wordsOf(['of'])).toEqual(['of'])
  })

  it('says nothing in another ending either', () => {
    const words = 'lamp 1 0 lamp\nworkshop 0 -1 workshop\nworkshops 0 3 workshop'
    const held = { ...expansion, vocabulary: readVocabulary([{ words }]) }
    const wordsOf = (typed: string[]) => expandWords(held, typed).map(({ word }) => word)
    expect(wordsOf(['workshopped', 'lamp'])).toEqual(['lamp'])
    expect(wordsOf(['workshops', 'lamp'])).toEqual(['workshops', 'lamp'])
  })
})

it('takes no single letter for a word, and a single figure for one', () => {
  expect(meanings('b')).toEqual([])
  expect(meanings('h l')).toEqual([])
  expect(meanings('hoek b')).toEqual([['hoek', 'hoekbank']])
  expect(meanings('2', { words: '2' })).toEqual([['2']])
})

it('asks for the best meaning of each word before the next of any', () => {
  const meaning = (...terms: string[]) => ({
    parts: [terms],
    share: 1,
    kind: 'known' as const,
  })
  const many = Array.from({ length: 300 }, (_, at) => `bloem${at}`)
  const words = [
    { word: 'blomen', meanings: [meaning('bloemen'), meaning(...many)] },
    { word: 'katoen', meanings: [meaning('katoen'), meaning('katoenen', 'bloemen')] },
  ]
  const terms = termsInRounds(words)
  expect(terms.slice(0, 3)).toEqual(['bloemen', 'katoen', 'bloem0'])
  expect(terms).toHaveLength(303)
  expect(termsInRounds([])).toEqual([])
})
