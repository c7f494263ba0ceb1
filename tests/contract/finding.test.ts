import { describe, expect, it } from 'vitest'
import { openBackend } from './backend.ts'
import { findEntities, isOfType } from './find-products.ts'

const backend = openBackend()

/** A word of the shop: the first of the name of a category. */
async function knownWord(): Promise<string> {
  const { items } = await findEntities(backend, 'category', {}, 50)
  const words = items.map(({ name }) => name?.split(/[^\p{L}]/u)[0] ?? '')
  const word = words.find((one) => one.length > 4)
  if (!word) throw new Error('No category of the backend has a name')
  return word
}

describe('help while somebody types (spec 7, contract 1.7)', () => {
  it('suggests phrases that begin so, and categories with their paths', async () => {
    const typed = (await knownWord()).slice(0, 4)
    const groups = await backend.call('searchSuggestions', { query: { tn_q: typed } })
    const matches = groups.flatMap(({ suggestions }) => suggestions ?? [])
    expect(matches.length).toBeGreaterThan(0)
    for (const { match } of matches) expect(match).toBeTruthy()
  })

  it('answers products for what is typed, no more than asked for', async () => {
    const query = { tn_q: await knownWord(), tn_maxresults: '3' }
    const { items } = await backend.call('searchAutocomplete', { query })
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(3)
    for (const item of items) expect(item).toMatchObject({ sku: /./, name: /./ })
  })

  it.each(['searchSuggestions', 'searchAutocomplete'] as const)(
    '%s refuses what is shorter than three characters (spec 5)',
    async (name) => {
      expect((await backend.send(name, { query: { tn_q: 'st' } })).code).toBe(400)
    },
  )

  it('finds nothing for a word that stands nowhere', async () => {
    const query = { tn_q: 'qqxxzzqq' }
    expect((await backend.call('searchAutocomplete', { query })).items).toEqual([])
  })
})

describe('what is told of a product that is opened (spec 7, tracking)', () => {
  const opened = { SearchTerm: 'chair', ProfileKey: 'a-browser', RequestId: crypto.randomUUID() }

  it('is taken with the product and the search that found it', async () => {
    const { sku } = await anySimple()
    const body = { ...opened, ProductKey: sku, ItemId: sku }
    expect(await backend.call('searchTracking', { body })).toBe(true)
  })
})

describe('what stands beside a product or a list', () => {
  it('recommends other products than the one that is looked at', async () => {
    const { sku } = await anySimple()
    const lists = await backend.call('searchRecommendations', { query: { productId: sku } })
    const items = lists.flatMap((list) => list.items)
    expect(items.length).toBeGreaterThan(0)
    expect(items.map(({ sku: found }) => found)).not.toContain(sku)
  })

  it('names the categories below a path, and none below a path that is nowhere', async () => {
    const { items } = await findEntities(backend, 'category', {}, 200)
    const child = items.find(({ url_path }) => url_path?.includes('/'))
    const parent = child?.url_path?.replace(/\/[^/]*$/, '') ?? ''
    const below = (urlPath: string) =>
      backend.call('landingPageSubCategories', { query: { urlPath } })
    const paths = (await below(parent)).items.map(({ url_path }) => url_path)
    expect(paths).toContain(child?.url_path)
    expect((await below('no/such/path')).items).toEqual([])
  })
})

/** A PNG of one transparent point, in base64url. */
const ONE_POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg'

describe('a review (contract 1.6)', () => {
  const review = (productId: number, other: object = {}) => ({
    review: {
      product_id: productId,
      title: 'Soft',
      detail: 'I sit in it every evening.',
      nickname: 'Wilm',
      ratings: [{ value: 4 }],
      review_entity: 'product',
      customer_id: null,
      ...other,
    },
  })

  it('is taken from anybody, and is not shown before somebody has read it', async () => {
    const { id } = await anySimple()
    const body = review(id, { title: `Soft ${crypto.randomUUID()}` })
    const written = await backend.call('reviewCreate', { body })
    expect(written.title).toBe(body.review.title)
    const ofProduct = { attribute: 'product_id', value: { eq: id }, scope: 'default' }
    const shown = await findEntities(backend, 'review', { _appliedFilters: [ofProduct] }, 100)
    expect(shown.items.map(({ title }) => title)).not.toContain(body.review.title)
  })

  it('takes up a picture that was sent before it, and is one however often it is sent', async () => {
    const { id } = await anySimple()
    const pictures = [ONE_POINT]
    const held = await backend.call('reviewPictures', { body: { pictures } })
    const body = { ...review(id), held, attempt: crypto.randomUUID() }
    const first = await backend.call('reviewCreate', { body })
    const second = await backend.call('reviewCreate', { body })
    expect(second.id).toBe(first.id)
  })

  it('is refused without a name, and of a product that is not there', async () => {
    const { id } = await anySimple()
    const send = async (body: object) => (await backend.send('reviewCreate', { body })).code
    expect(await send(review(id, { nickname: '' }))).toBe(400)
    expect(await send(review(999_999_999))).toBe(404)
  })
})

async function anySimple() {
  const [product] = (await findEntities(backend, 'product', isOfType('simple'), 1)).items
  if (!product) throw new Error('The backend sells no simple product')
  return product
}
