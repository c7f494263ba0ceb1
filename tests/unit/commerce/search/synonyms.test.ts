import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../catalogue/small-shop'
import { search } from './query'

const headers = { authorization: `Bearer ${ADMIN_KEY}` }
let shop: CommerceShop

beforeEach(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

const put = (groups: unknown, store = 'nl_nl') =>
  postJson(shop, '/admin/synonyms', { store, groups }, headers)
const skus = async (text: string, store = 'nl_nl') => (await search(shop, { text, store })).skus

describe('words that mean the same, as the operator says', () => {
  it('are found for one another from then on, in their store and in any ending', async () => {
    expect(await skus('zetel')).toEqual([])
    expect(await put([['zetel', 'fauteuil']])).toMatchObject({ status: 200 })
    expect(await skus('zetel')).toEqual(['ELLA'])
    expect(await skus('zetels')).toEqual(['ELLA'])
    expect(await skus('zetel', 'global_en')).toEqual([])
  })

  it('may be several words for one', async () => {
    await put([['theetafel', 'coffee table']])
    expect((await skus('theetafel'))[0]).toBe('TABLE')
    await put([['hoge zetel', 'fauteuil']])
    expect(await skus('hoge zetels')).toEqual(['ELLA'])
    expect(await skus('zetel')).toEqual([])
  })

  it('are replaced as a whole, and told', async () => {
    await put([['zetel', 'fauteuil']])
    await put([['robe', 'dress']])
    expect(await skus('zetel')).toEqual([])
    const response = await shop.fetch('/admin/synonyms?store=nl_nl', { headers })
    expect(await response.json()).toMatchObject({ result: { groups: [['robe', 'dress']] } })
  })

  it('are nobody else’s to say', async () => {
    expect((await shop.fetch('/admin/synonyms?store=nl_nl')).status).toBe(401)
    expect(await put([['alone']])).toMatchObject({ status: 400 })
    expect(await put([['a,b', 'c']])).toMatchObject({ status: 400 })
  })
})
