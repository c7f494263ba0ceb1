import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchSeen } from '../../../../../client/app/offline/search-seen.ts'
import { seenProductsIn } from '../../../../../client/app/offline/seen-products.ts'
import type { ProductCard } from '../../../../../shared/catalog/product.ts'
import { emptyListing } from '../../../../../shared/search/listing.ts'
import { parseListingQuery } from '../../../../../shared/search/query.ts'
import { productCard } from '../../../../fixtures/product-card.ts'

const SEEN = [
  productCard({ sku: 'LAMP', name: 'Maan table lamp' }),
  productCard({ sku: 'SOFA', name: 'Ella sofa' }),
  productCard({ sku: 'CHAIR', name: 'Gijs dining chair' }),
]
const search = (term: string, seen: ProductCard[] = SEEN) =>
  searchSeen(seen, `/catalogsearch/result?${new URLSearchParams({ q: term })}`)
const skus = (term: string) => search(term).listing.cards.map(({ sku }) => sku)

describe('a search without a connection', () => {
  it('finds what was seen, by its words, their beginnings and with a slip', () => {
    expect(skus('table lamp')).toEqual(['LAMP'])
    expect(skus('chai')).toEqual(['CHAIR'])
    expect(skus('dinning')).toEqual(['CHAIR'])
    expect(skus('SOFA')).toEqual(['SOFA'])
  })

  it('that finds nothing is flagged offline and noresults', () => {
    const found = search('wardrobe')
    expect(found.offline).toEqual({ noresults: true })
    expect(found.listing).toMatchObject({ cards: [], total: 0 })
    expect(search('lamp').offline).toEqual({ noresults: false })
  })

  it('finds only what was seen, each once and at most a page of it, whatever is asked', () => {
    const many = Array.from({ length: 60 }, (_, place) => productCard({ sku: `S${place}` }))
    expect(search('lamp', many).listing.cards).toHaveLength(48)
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (term) => {
        const found = search(term).listing.cards.map(({ sku }) => sku)
        expect(new Set(found).size).toBe(found.length)
        expect(SEEN.map(({ sku }) => sku)).toEqual(expect.arrayContaining(found))
      }),
    )
  })
})

describe('products of the pages that were seen', () => {
  const kept = new Map<string, string>()
  const seen = seenProductsIn({
    all: async () => kept,
    async write(entries) {
      for (const [key, text] of entries) kept.set(key, text)
    },
  })

  it('are remembered from lists, and what is broken in the storage is left out', async () => {
    const query = parseListingQuery(new URLSearchParams())
    const place = { basePath: '/', landingPage: null, landingPages: [] }
    const listing = { ...emptyListing(query, place, 48), cards: SEEN }
    await seen.remember({ route: 'catalogsearch', keyword: '', listing })
    for (const [key, text] of [
      ['a', 'no JSON'],
      ['b', '[]'],
      ['c', '{"sku":1}'],
    ] as const) {
      kept.set(key, text)
    }
    expect(await seen.all()).toEqual(SEEN)
  })
})
