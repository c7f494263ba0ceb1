// What a shopper sees on a card is what its page opens with: over everything the demo shop sells,
// from the database to the data of the page.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORM_FIELDS } from '../../../../shared/cart/form-paths'
import { readBuyForm } from '../../../../shared/cart/read-buy-form'
import { toCartItem } from '../../../../shared/cart/to-cart-item'
import { defaultChoices } from '../../../../shared/catalog/bundle'
import { galleryOf } from '../../../../shared/catalog/gallery-of'
import { finalOf } from '../../../../shared/catalog/price'
import type { Product, ProductCard, Variant } from '../../../../shared/catalog/product'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { ok } from '../../../../shared/result'
import { parseListingQuery } from '../../../../shared/search/query'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { loadAttributes } from '../../../../worker/storefront/load/load-attributes'
import { loadLinked } from '../../../../worker/storefront/load/load-linked'
import { loadListing } from '../../../../worker/storefront/load/load-listing'
import { requestedVariant } from '../../../../worker/storefront/load/load-product-page'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { toFoundProduct } from '../../../../worker/storefront/mapping/product/to-product'
import { fetchEntities } from '../../../../worker/storefront/upstream/catalogue'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import type { PictureIndex } from '../../../../worker/tools/demo/picture-index'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { sourcesOnCommerce } from '../../../fakes/sources-on-commerce'
import { placeAt } from '../../../fixtures/listing'

const INDEX = resolve(import.meta.dirname, '../../../../worker/tools/demo/media/index.json')
const pictures: PictureIndex = JSON.parse(readFileSync(INDEX, 'utf8'))
const colourOfFile = new Map(
  Object.values(pictures).flatMap(({ colours }) =>
    Object.entries(colours).flatMap(([colour, files]) => files.map((file) => [file, colour])),
  ),
)
const EVERYTHING = { categoryIds: null, place: placeAt('/all') }
/** Shown with several things at once. */
const COMPOSED: readonly string[] = ['grouped', 'bundle', 'amgiftcard', 'virtual', 'downloadable']

let shop: CommerceShop
let sources: Sources
let cards: ProductCard[]
let products: ReadonlyMap<string, Product>

beforeAll(async () => {
  shop = await openCommerceShop(createDemoShop(pictures))
  sources = sourcesOnCommerce(shop, 'nl_nl')
  cards = await cardsAt('')
  products = new Map((await allProducts()).map((product) => [product.sku, product]))
}, 120_000)

/** Every product with all that is known of it, as many at a time as an answer holds. */
async function allWhole(from = 0): Promise<WireProduct[]> {
  const found = await fetchEntities(sources.upstream, {
    type: 'product',
    searchQuery: { _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }] },
    size: 100,
    from,
  })
  if (!found.ok) throw new Error('The demo shop does not answer')
  const { items } = found.value
  return items.length < 100 ? items : [...items, ...(await allWhole(from + 100))]
}

/** The data of every product page, and what sets are made of. */
async function allProducts(): Promise<Product[]> {
  const [wires, attributes] = await Promise.all([allWhole(), loadAttributes(sources)])
  if (!attributes.ok) throw new Error('The demo shop does not answer')
  const made = wires.map(async (wire) => {
    const linked = COMPOSED.includes(wire.type_id) ? await loadLinked(sources, wire) : ok(new Map())
    if (!linked.ok) throw new Error(linked.error.kind)
    const context = { attributes: attributes.value, linked: linked.value, store: sources.store }
    return toFoundProduct(wire, context).product
  })
  return await Promise.all(made)
}

async function listingAt(query: string) {
  const listing = await loadListing(
    sources,
    EVERYTHING,
    parseListingQuery(new URLSearchParams(query)),
  )
  if (!listing.ok) throw new Error(listing.error.kind)
  return listing.value
}

async function cardsAt(query: string): Promise<ProductCard[]> {
  const first = await listingAt(query)
  const all = [...first.cards]
  for (let page = 2; page <= first.totalPages; page++) {
    all.push(...(await listingAt(`${query}&page=${page}`)).cards)
  }
  return all
}

const isOneThing = ({ typeId }: ProductCard) => !COMPOSED.includes(typeId)

/** The page that a card leads to: the product, and the child that its link asks for. */
function opened({ sku, link }: ProductCard): { product: Product; variant: Variant | undefined } {
  const product = products.get(sku)
  if (!product) throw new Error(`${sku} has no page`)
  const { searchParams } = new URL(link, 'https://shop.test')
  return { product, variant: requestedVariant(product, null, searchParams) }
}

function coloursOf(paths: readonly string[]): string {
  const colours = paths.map((path) => colourOfFile.get(path.replace('demo/', '')))
  return [...new Set(colours)].join(' and ')
}

function galleryColours(product: Product, variant: Variant | undefined): string {
  return coloursOf(galleryOf(product, variant).map(({ path }) => path))
}

describe('picture, link and page agree on one child (spec 2)', () => {
  it('on every card of the shop: one colour on it, the same on the page that it opens', () => {
    const shown = cards.filter(isOneThing)
    expect(shown.length).toBeGreaterThan(600)
    const wrong = shown.flatMap((card) => {
      const { product, variant } = opened(card)
      const [onCard, onPage] = [coloursOf(card.images), galleryColours(product, variant)]
      const isOne = onCard !== '' && !onCard.includes(' and ') && onCard === onPage
      return isOne ? [] : [`${card.sku}: ${onCard} on its card, ${onPage} on its page`]
    })
    expect(wrong).toEqual([])
  })

  it('on the page of every product in several colours, whichever of them is chosen', () => {
    const variants = [...products.values()]
      .filter(({ options }) => options.some(({ attributeCode }) => attributeCode === 'color'))
      .flatMap((product) => product.variants.map((variant) => [product, variant] as const))
    expect(variants.length).toBeGreaterThan(200)
    const wrong = variants.flatMap(([product, variant]) => {
      const colours = galleryColours(product, variant)
      return colours === variant.choices.color ? [] : [`${variant.sku}: ${colours}`]
    })
    expect(wrong).toEqual([])
  })

  it('in a list that is narrowed to a colour: every card and every page is in it', async () => {
    const { filters } = await listingAt('')
    const colours = filters.find(({ code }) => code === 'color')?.options ?? []
    expect(colours.length).toBeGreaterThan(10)
    const wrong: string[] = []
    for (const { id } of colours) {
      const { cards: first } = await listingAt(`color=${id}`)
      for (const card of first.filter(isOneThing)) {
        const { product, variant } = opened(card)
        const [onCard, onPage] = [coloursOf(card.images), galleryColours(product, variant)]
        if (onCard !== id || onPage !== id) wrong.push(`${card.sku} among ${id}: ${onCard}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('the price in a list is that of the page (spec 4)', () => {
  it('on every card of the shop, and "from" only where the page says it too', () => {
    const wrong = cards.flatMap((card) => {
      const { product } = opened(card)
      const [inList, onPage] = [card, product].map(({ price, isFromPrice }) =>
        JSON.stringify({ price, isFromPrice }),
      )
      return inList === onPage ? [] : [`${card.sku}: ${inList} in lists, ${onPage} on its page`]
    })
    expect(wrong).toEqual([])
    const prices = cards.filter(({ typeId }) => typeId === 'grouped').map(({ price }) => price)
    expect(prices.length).toBeGreaterThan(4)
    expect(cards.find(({ sku }) => sku === 'SET-DINING-OAK')?.price.regular).toBe(149_880)
  })

  it('in what lists are sorted and filtered by', async () => {
    const sorted = (await cardsAt('sort=final_price:asc')).map(({ price }) => finalOf(price))
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
    const dear = (await cardsAt('price=1000-')).map(({ sku }) => sku)
    expect(dear).toEqual(expect.arrayContaining(['SET-DINING-OAK', 'BUNDLE-BED']))
    const wrong = cards.filter(({ sku, price }) => finalOf(price) >= 100_000 !== dear.includes(sku))
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })
})

describe('what says that it is in stock can be added once (spec 5)', () => {
  /** Puts what a form asks for into a cart of its own; answers what was wrong. */
  async function refusalOf(product: Product, fields: Record<string, string>): Promise<string[]> {
    const requests = readBuyForm(product, new URLSearchParams(fields), {
      t: (key) => key,
      locale: storeViewOf('nl_nl').i18n,
      now: Date.now(),
    })
    if (!requests.ok) return [`${product.sku}: ${requests.error.key}`]
    const cart = await postJson(shop, '/api/cart/create', {})
    const refused: string[] = []
    for (const request of requests.value) {
      const cartItem = toCartItem({ ...request, qty: Number(request.qty), itemId: null })
      const path = `/api/cart/update?cartId=${cart.body.result}`
      const { status, body } = await postJson(shop, path, { cartItem })
      if (status !== 200) refused.push(`${request.sku}: ${JSON.stringify(body.result)}`)
    }
    return refused
  }

  it('by the button of every card that has one', async () => {
    const withButton = cards.filter(({ isInStock, asksFirst }) => isInStock && !asksFirst)
    expect(withButton.length).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const card of withButton) {
      wrong.push(...(await refusalOf(opened(card).product, { qty: '1' })))
    }
    expect(wrong).toEqual([])
  }, 60_000)

  it('by the form on every page, in every choice, as the form opens', async () => {
    const isPlain = ({ typeData: { customOptions, giftCard } }: Product) =>
      !giftCard && !customOptions.some(({ isRequired }) => isRequired)
    const wrong: string[] = []
    let tried = 0
    for (const product of [...products.values()].filter(isPlain)) {
      for (const fields of formsOf(product)) {
        tried += 1
        wrong.push(...(await refusalOf(product, fields)))
      }
    }
    expect(tried).toBeGreaterThan(1_000)
    expect(wrong).toEqual([])
  }, 120_000)
})

/** What the form of a page asks for as it opens, once for each child that can be bought. */
function formsOf({ isInStock, variants, typeData: { parts, bundle } }: Product) {
  if (variants.length > 0) return variants.filter((one) => one.isInStock).map((one) => one.choices)
  if (!isInStock) return []
  if (parts.length > 0) {
    const sold = parts.filter((part) => part.isInStock && part.qty > 0)
    return sold.map(({ sku, qty }) => ({ [FORM_FIELDS.part(sku)]: String(qty) }))
  }
  if (!bundle) return [{}]
  const chosen = Object.entries(defaultChoices(bundle)).flatMap(([id, { selectionIds, qty }]) => [
    ...selectionIds.map((one) => [FORM_FIELDS.bundle(id), one] as const),
    [FORM_FIELDS.bundleQty(id), String(qty)] as const,
  ])
  return [Object.fromEntries(chosen)]
}
