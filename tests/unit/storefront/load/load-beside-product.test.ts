import { describe, expect, it } from 'vitest'
import { fail } from '../../../../shared/result'
import { loadNeighbours, loadReviews } from '../../../../worker/storefront/load/load-beside-product'
import { statusFault } from '../../../../worker/storefront/upstream/fault'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { sourcesOnCommerce } from '../../../fakes/sources-on-commerce'
import { productDraft, SMALL_SHOP } from '../../commerce/catalogue/small-shop'

const hidden = productDraft('HIDDEN', { visibility: 1 })
const disabled = productDraft('DISABLED', { isEnabled: false })
const shop = await openCommerceShop({
  ...SMALL_SHOP,
  products: [...SMALL_SHOP.products, hidden, disabled],
})
const sources = sourcesOnCommerce(shop, 'global_en')

describe('what the merchant puts beside a product (spec 3 and 5)', () => {
  it('comes in the order of the merchant, each in its row and once', async () => {
    const skus = { related: ['TABLE'], upSells: ['NORA', 'TABLE'], crossSells: ['ELLA'] }
    const { related, upSells, crossSells } = await loadNeighbours(sources, skus)
    expect(related.map(({ name }) => name)).toEqual(['Bruno coffee table'])
    expect(upSells.map(({ sku }) => sku)).toEqual(['NORA'])
    expect(crossSells.map(({ sku }) => sku)).toEqual(['ELLA'])
  })

  it('leaves out what is hidden, disabled or gone', async () => {
    const related = ['HIDDEN', 'DISABLED', 'GONE', 'TABLE']
    const rows = await loadNeighbours(sources, { related, upSells: [], crossSells: [] })
    expect(rows.related.map(({ sku }) => sku)).toEqual(['TABLE'])
  })

  it('is nothing, and asks nothing, where there are no links', async () => {
    const nobody = { ...sources, upstream: { ...sources.upstream, ask: () => Promise.reject() } }
    const none = { related: [], upSells: [], crossSells: [] }
    expect(await loadNeighbours(nobody, none)).toEqual(none)
  })
})

describe('the reviews of a product', () => {
  it('are none where nobody wrote, and unknown where nobody answers', async () => {
    expect((await loadReviews(sources, 1)).isUnknown).toBeUndefined()
    const refuse = async () => fail(statusFault(503))
    const open = sourcesOnCommerce(shop, 'global_en')
    const nobody = { ...open, upstream: { ...open.upstream, ask: refuse, call: refuse } }
    expect(await loadReviews(nobody, 1)).toMatchObject({ total: 0, isUnknown: true })
  })
})
