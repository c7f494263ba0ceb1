import { describe, expect, it } from 'vitest'
import { detectStore, originOf } from '../../../../shared/store-view/detect-store'
import { STORE_VIEWS, storeViewOf } from '../../../../shared/store-view/store-views'

const codeAt = (host: string, path = '/') => detectStore(host, path).store.storeCode

describe('detecting the store (spec 1)', () => {
  it.each([
    ['nl.localhost:8787', 'nl_nl'],
    ['de.localhost', 'de_de'],
    ['fr.localhost:1', 'fr_fr'],
    ['EN.localhost', 'global_en'],
  ])('finds the store of the host %s', (host, storeCode) => {
    expect(codeAt(host)).toBe(storeCode)
  })

  it('is nl_nl when nothing says otherwise', () => {
    expect(codeAt('localhost:8787')).toBe('nl_nl')
    expect(codeAt('shop.elsewhere.example')).toBe('nl_nl')
  })

  it('takes no path prefix, because it is off for all stores', () => {
    expect(STORE_VIEWS.some((store) => store.appendStoreCode)).toBe(false)
    expect(detectStore('nl.localhost', '/de_de/stoelen')).toMatchObject({
      store: { storeCode: 'nl_nl' },
      path: '/de_de/stoelen',
    })
  })

  it('takes a path prefix where a store switches it on, and only as a whole segment', () => {
    const stores = STORE_VIEWS.map((store) =>
      store.storeCode === 'de_de' ? { ...store, appendStoreCode: true } : store,
    )
    expect(detectStore('nl.localhost', '/de_de/stuehle', stores)).toMatchObject({
      store: { storeCode: 'de_de' },
      path: '/stuehle',
    })
    expect(detectStore('nl.localhost', '/de_de', stores).path).toBe('/')
    expect(detectStore('nl.localhost', '/de_dex', stores).store.storeCode).toBe('nl_nl')
  })
})

describe('the origin of another store', () => {
  it('stays on this machine, with its port, for a local visit', () => {
    const visit = new URL('http://nl.localhost:8787/x')
    expect(originOf(storeViewOf('fr_fr'), visit)).toBe('http://fr.localhost:8787')
  })

  it('is the configured one anywhere else, whatever host was asked for', () => {
    const visit = new URL('https://evil.example/x')
    expect(originOf(storeViewOf('fr_fr'), visit)).toBe('https://www.wilmeterin.example')
    const unknown = new URL('http://evil.localhost:666/x')
    expect(originOf(storeViewOf('fr_fr'), unknown)).toBe('https://www.wilmeterin.example')
  })
})

describe('the settings of the stores (spec 1 and 9)', () => {
  it('has the four stores under their ids, nl_nl first', () => {
    const ids = STORE_VIEWS.map(({ storeCode, storeId }) => [storeCode, storeId])
    expect(ids).toEqual([
      ['nl_nl', 1],
      ['de_de', 3],
      ['fr_fr', 4],
      ['global_en', 2],
    ])
  })

  it('delivers free from 100 in global_en and from 75 in the others', () => {
    const amounts = STORE_VIEWS.map((store) => store.freeShippingAmount)
    expect(amounts).toEqual([7500, 7500, 7500, 10000])
  })

  it('takes more card brands in France', () => {
    const french = storeViewOf('fr_fr').cardBrands
    expect(french).toEqual(expect.arrayContaining(['discover', 'diners', 'cartebancaire']))
    expect(storeViewOf('de_de').cardBrands).toEqual(['mc', 'visa', 'amex', 'bcmc', 'maestro'])
  })
})
