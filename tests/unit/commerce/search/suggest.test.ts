import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import { CARD_FIELDS } from '../../../../shared/contract/catalogue/card-fields'
import { SMALL_CARD_FIELDS } from '../../../../worker/commerce/search/suggest/find-cards'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { createD1 } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'

let shop: CommerceShop

beforeAll(async () => {
  const newer = productDraft('LAMP', {
    name: { all: 'Sol lamp' },
    categories: ['Furniture/Chairs'],
    updatedAt: '2026-03-01T00:00:00.000Z',
  })
  shop = await openCommerceShop({ ...SMALL_SHOP, products: [...SMALL_SHOP.products, newer] })
})

type Helper =
  | 'searchSuggestions'
  | 'searchAutocomplete'
  | 'searchRecommendations'
  | 'landingPageSubCategories'

async function ask<Name extends Helper>(name: Name, query: Record<string, string>) {
  const response = await shop.fetch(`${calls[name].path}?${new URLSearchParams(query)}`)
  return { status: response.status, body: await response.json() }
}

const skusOf = (items: Record<string, unknown>[]) => items.map(({ sku }) => sku)

describe('suggestions', () => {
  const matches = async (tn_q: string, storeCode = 'nl_nl') => {
    const { body } = await ask('searchSuggestions', { tn_q, storeCode })
    const groups = calls.searchSuggestions.result.parse(body)
    return groups.map(({ suggestions }) => suggestions?.map(({ match }) => match))
  }

  it('are names of the shop that begin so, categories apart', async () => {
    expect(await matches('sto')).toEqual([['Stoelen'], ['Stoelen']])
    expect(await matches('sal')).toEqual([['Saliegroen'], []])
    expect(await matches('cha', 'global_en')).toEqual([['Chairs'], ['Chairs']])
  })

  it('lead to products, or are not made', async () => {
    const { db: catalogue, sqlite } = createD1('catalogue')
    const { db: sales } = createD1('sales')
    const own = await openCommerceShop(SMALL_SHOP, { catalogue, sales })
    const ask = async () =>
      (await own.fetch(`${calls.searchSuggestions.path}?tn_q=rood&storeCode=nl_nl`)).text()
    expect(await ask()).toContain('Rood')
    const products = SMALL_SHOP.products.map((product) => ({ ...product, isEnabled: false }))
    const lamp = productDraft('LAMP')
    await writeCatalogue(own, { ...SMALL_SHOP, products: [...products, lamp] }, 'merge')
    expect(sqlite.prepare("SELECT 1 FROM attribute_option WHERE value = 'red'").all()).toHaveLength(
      1,
    )
    expect(await ask()).not.toContain('Rood')
  })

  it('say where a category is', async () => {
    const { body } = await ask('searchSuggestions', { tn_q: 'stoel' })
    expect(body).toMatchObject([
      {},
      { type: 'Category', suggestions: [{ navigationLink: { path: 'meubels/stoelen' } }] },
    ])
  })

  it('are names that have the word in another ending or in a compound too', async () => {
    expect(await matches('groen')).toEqual([['Saliegroen'], []])
    expect(await matches('reds', 'global_en')).toEqual([['Red'], []])
    expect(await matches('rood groen')).toEqual([[], []])
  })

  it('come for a misspelt word too, and say that they are corrected', async () => {
    expect(await matches('sotelen')).toEqual([['Stoelen'], ['Stoelen']])
    const namesFor = async (tn_q: string) =>
      calls.searchSuggestions.result
        .parse((await ask('searchSuggestions', { tn_q })).body)
        .map(({ name }) => name)
    expect(await namesFor('sotelen')).toEqual(['corrections', 'categories'])
    expect(await namesFor('groen')).toEqual(['phrases', 'categories'])
  })

  it('need three characters, as every search term (spec 5)', async () => {
    expect((await ask('searchSuggestions', { tn_q: ' st ' })).status).toBe(400)
    expect((await ask('searchAutocomplete', { tn_q: 'st' })).status).toBe(400)
    expect((await ask('searchAutocomplete', { tn_q: 'x'.repeat(101) })).status).toBe(400)
  })
})

describe('autocomplete', () => {
  it('asks for nothing that a card of lists does not hold', () => {
    expect(CARD_FIELDS).toEqual(expect.arrayContaining(SMALL_CARD_FIELDS))
  })

  it('answers products with name, picture and price, and phrases', async () => {
    const { body } = await ask('searchAutocomplete', { tn_q: 'ella', storeCode: 'de_de' })
    const { items } = calls.searchAutocomplete.result.parse(body)
    expect(items).toMatchObject([
      {
        sku: 'ELLA',
        name: 'Ella Sessel',
        image: expect.any(String),
        price_incl_tax: expect.any(Number),
      },
    ])
  })

  it('answers no more than were asked for', async () => {
    const { body } = await ask('searchAutocomplete', { tn_q: 'something', tn_maxresults: '2' })
    expect(calls.searchAutocomplete.result.parse(body).items).toHaveLength(2)
  })
})

describe('recommendations', () => {
  const recommended = async (productId: string) => {
    const { body } = await ask('searchRecommendations', { productId })
    return skusOf(calls.searchRecommendations.result.parse(body)[0]?.items ?? [])
  }

  it("are the merchant's own first, then what is new in the category, never the product itself", async () => {
    expect(await recommended('ELLA')).toEqual(['TABLE', 'LAMP'])
  })

  it('are what is new in the shop where the product is not known', async () => {
    expect((await recommended('nowhere'))[0]).toBe('LAMP')
  })
})

describe('recommendations where skus are numbers', () => {
  it('are those of the sku, not of another product with that id', async () => {
    const named = productDraft('1', { related: ['three'] })
    const others = ['TWO', 'THREE'].map((sku) => productDraft(sku))
    const own = await openCommerceShop({ ...SMALL_SHOP, products: [...others, named] })
    const path = `${calls.searchRecommendations.path}?productId=1&storeCode=nl_nl`
    const groups = calls.searchRecommendations.result.parse(await (await own.fetch(path)).json())
    expect(skusOf(groups[0]?.items ?? [])[0]).toBe('THREE')
  })
})

describe('sub-categories', () => {
  it('are those below the category of a landing page, or of the path itself', async () => {
    const below = async (urlPath: string) => {
      const { body } = await ask('landingPageSubCategories', { urlPath })
      return calls.landingPageSubCategories.result.parse(body).items.map(({ name }) => name)
    }
    expect(await below('furniture/oak')).toEqual(['Stoelen'])
    expect(await below('/meubels/')).toEqual(['Stoelen'])
    expect(await below('nowhere')).toEqual([])
  })
})

describe('tracking', () => {
  const track = async (body: unknown, storeCode = 'nl_nl') => {
    const path = `${calls.searchTracking.path}?storeCode=${storeCode}`
    const answered = await postJson(shop, path, body)
    await shop.settle()
    return answered
  }
  const popular = async (storeCode: string) => {
    const { body } = await ask('searchRecommendations', { storeCode })
    return skusOf(calls.searchRecommendations.result.parse(body)[0]?.items ?? [])
  }

  it('counts what was opened, and the shop recommends it first in that store', async () => {
    const before = await popular('de_de')
    const last = String(before.at(-1))
    const { status, body } = await track({ ItemId: last, RequestId: 'r', Position: 3 }, 'de_de')
    expect([status, body]).toEqual([200, { code: 200, result: true }])
    expect((await popular('de_de'))[0]).toBe(last)
    expect(await popular('fr_fr')).toEqual(before)
  })

  it('counts no more of a day than shoppers open', async () => {
    await track({ ItemId: 'TABLE' }, 'global_en')
    await shop.catalogue.prepare('UPDATE product_click SET clicks = 99').run()
    for (let times = 0; times < 3; times += 1) await track({ ItemId: 'TABLE' }, 'global_en')
    const row = shop.catalogue.prepare(`SELECT MAX(clicks) AS most FROM product_click`)
    expect(await row.first('most')).toBe(100)
  })

  it('counts nothing that the shop does not have, and keeps nobody', async () => {
    const { status } = await track({ ItemId: 'NO-SUCH', ProfileKey: 'somebody', SearchTerm: 'x' })
    expect(status).toBe(200)
    const text = JSON.stringify(await shop.catalogue.prepare('SELECT * FROM product_click').all())
    expect(text).not.toMatch(/NO-SUCH|somebody/)
  })

  it.each([{ ItemId: 'x'.repeat(65) }, { ItemId: 7 }, { Position: -1 }, { RequestId: 'a\nb' }])(
    'refuses %j',
    async (body) => {
      expect((await track(body)).status).toBe(400)
    },
  )
})
