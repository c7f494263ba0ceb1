import { describe, expect, it } from 'vitest'
import type { CallName } from '../../../../../shared/contract/calls'
import { fail, ok } from '../../../../../shared/result'
import { loadSuggestions } from '../../../../../worker/storefront/load/search/load-suggestions'
import { statusFault } from '../../../../../worker/storefront/upstream/fault'
import type { Upstream } from '../../../../../worker/storefront/upstream/upstream'
import { openCommerceShop } from '../../../../fakes/commerce-shop'
import { sourcesOnCommerce } from '../../../../fakes/sources-on-commerce'
import { SMALL_SHOP } from '../../../commerce/catalogue/small-shop'

const shop = await openCommerceShop(SMALL_SHOP)
const open = () => sourcesOnCommerce(shop, 'global_en')

async function suggested(term: string, sources = open()) {
  const found = await loadSuggestions(sources, term)
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

/** The same sources, some of whose calls answer something else. */
function answering(answers: Partial<Record<CallName, unknown>>) {
  const sources = open()
  const call: Upstream['call'] = async (name, input) => {
    if (!(name in answers)) return await sources.upstream.call(name, input)
    const answer = answers[name]
    return answer === null ? fail(statusFault(503)) : ok(answer as never)
  }
  return { ...sources, upstream: { ...sources.upstream, call } }
}

describe('suggestions for a term', () => {
  it('are categories with their address and products with picture and price', async () => {
    const { categories, products, requestId } = await suggested('cha')
    expect(categories).toEqual([{ name: 'Chairs', link: '/furniture/chairs' }])
    expect(products.length).toBeGreaterThan(0)
    for (const { name, link, price } of products) {
      expect([name.length > 0, link[0], price.regular > 0]).toEqual([true, '/', true])
    }
    expect(requestId).not.toBe('')
  })

  it('name no category as a phrase once more', async () => {
    expect((await suggested('cha')).phrases).toEqual([])
  })

  it('say so when another word was probably meant', async () => {
    expect(await suggested('chiars')).toMatchObject({
      isCorrected: true,
      categories: [{ name: 'Chairs' }],
    })
    expect((await suggested('cha')).isCorrected).toBe(false)
  })

  it.each(['red', 'blue'])('show a product in the %s that is named', async (colour) => {
    const { products } = await suggested(`${colour} nora`)
    const nora = products.find(({ sku }) => sku === 'NORA')
    expect(nora?.link).toMatch(new RegExp(`-${colour}$`, 'i'))
  })

  it('cost what the list of results says', async () => {
    const [ella] = (await suggested('ella')).products
    const { upstream } = open()
    const list = await upstream.ask('search', {
      body: {
        store: 'global_en',
        type: 'product',
        searchQuery: { _searchText: 'ella' },
        size: 1,
      },
    })
    const [item] = list.ok ? (list.value as { items: { sku: string }[] }).items : []
    expect(ella?.sku).toBe(item?.sku)
  })

  it.each(['searchSuggestions', 'searchAutocomplete'] as const)(
    'are given in part while %s does not answer, and asked for again',
    async (name) => {
      const sources = answering({ [name]: null })
      const { categories, products } = await suggested('chair', sources)
      expect([categories.length > 0, products.length > 0]).toEqual(
        name === 'searchSuggestions' ? [false, true] : [true, false],
      )
    },
  )

  it('fail when nobody answers', async () => {
    const sources = answering({ searchSuggestions: null, searchAutocomplete: null })
    expect(await loadSuggestions(sources, 'chair')).toMatchObject({ ok: false })
  })

  it('survive odd answers of another backend', async () => {
    const category = (path: string, match = 'Odd') => ({
      match,
      navigationLink: { path, context: { category: { name: match } } },
    })
    const sources = answering({
      searchSuggestions: [
        {},
        { suggestions: [{}, { match: '  ' }, { match: 'sofa' }, { match: 'sofa' }] },
        { suggestions: [category(''), category('//evil.example/x'), category('a b', '')] },
      ],
      searchAutocomplete: { items: [{}, { sku: 7 }, null] },
    })
    expect(await suggested('sofa', sources)).toEqual({
      phrases: ['sofa'],
      isCorrected: false,
      categories: [{ name: 'Odd', link: '/evil.example/x' }],
      products: [],
      requestId: '',
    })
  })
})

describe('without a term', () => {
  it('the shop recommends products', async () => {
    const { products, phrases, categories } = await suggested('')
    expect(products.length).toBeGreaterThan(0)
    expect([phrases, categories]).toEqual([[], []])
  })
})
