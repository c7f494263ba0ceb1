import { describe, expect, it } from 'vitest'
import { forgetTerms, readRecentTerms, rememberTerm } from '../../../../client/search/recent-terms'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from '../engine/fake-browser'

const NL = storeViewOf('nl_nl')
const DE = storeViewOf('de_de')
const KEY = 'nl_nl-shop/search/recent-terms'

function openStorage() {
  return new FakeBrowser().openTab().storage
}

describe('recent terms', () => {
  it('are newest first, each once however it is written, six at most', () => {
    const storage = openStorage()
    for (const term of ['sofa', 'lamp', 'rug', 'vase', 'bed', ' Lamp ', 'chair', 'desk']) {
      rememberTerm(storage, NL, term)
    }
    expect(readRecentTerms(storage, NL)).toEqual(['desk', 'chair', 'Lamp', 'bed', 'vase', 'rug'])
  })

  it('leave out what is no search term (spec 5)', () => {
    const storage = openStorage()
    for (const term of ['', 'la', '   ', 'x'.repeat(101)]) rememberTerm(storage, NL, term)
    expect(readRecentTerms(storage, NL)).toEqual([])
  })

  it('are those of their store, until they are cleared', () => {
    const storage = openStorage()
    rememberTerm(storage, NL, 'lamp')
    expect(readRecentTerms(storage, DE)).toEqual([])
    forgetTerms(storage, NL)
    expect(readRecentTerms(storage, NL)).toEqual([])
  })

  it.each([
    ['no JSON', '[[['],
    ['another shape', '{"terms":["lamp"]}'],
    ['null', 'null'],
  ])('survive rubbish: %s', (_name, text) => {
    const storage = openStorage()
    storage.write(KEY, text)
    expect(readRecentTerms(storage, NL)).toEqual([])
    rememberTerm(storage, NL, 'lamp')
    expect(readRecentTerms(storage, NL)).toEqual(['lamp'])
  })

  it('are picked out of rubbish', () => {
    const storage = openStorage()
    storage.write(KEY, JSON.stringify([7, null, 'lamp', { a: 1 }, 'x'.repeat(1000)]))
    expect(readRecentTerms(storage, NL)).toEqual(['lamp'])
  })
})
