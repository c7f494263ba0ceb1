// What pages tell programs in their head and in the words of schema.org.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { readHead } from '../../fixtures/read-head.ts'
import { STORES } from '../../fixtures/stores.ts'

const [NL, DE, FR, EN] = STORES

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const address = z.url()
const amount = z.string().check(z.regex(/^\d+\.\d\d$/))
const country = z.string().check(z.regex(/^[A-Z]{2}$/))

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  priceCurrency: z.literal('EUR'),
  price: amount,
  priceSpecification: z.optional(
    z.strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: z.literal('https://schema.org/StrikethroughPrice'),
      price: amount,
      priceCurrency: z.literal('EUR'),
    }),
  ),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  shippingDetails: z.optional(
    z.strictObject({
      '@type': z.literal('OfferShippingDetails'),
      shippingRate: z.strictObject({
        '@type': z.literal('MonetaryAmount'),
        value: amount,
        currency: z.literal('EUR'),
      }),
      shippingDestination: z.strictObject({
        '@type': z.literal('DefinedRegion'),
        addressCountry: country,
      }),
    }),
  ),
  hasMerchantReturnPolicy: z.optional(
    z.strictObject({
      '@type': z.literal('MerchantReturnPolicy'),
      applicableCountry: country,
      returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: z.literal(30),
      returnMethod: z.literal('https://schema.org/ReturnByMail'),
      returnFees: z.literal('https://schema.org/FreeReturn'),
    }),
  ),
})

const words = z.string().check(z.minLength(1))
const pictures = z.array(address).check(z.minLength(1))
const rating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().check(z.minimum(1), z.maximum(5)),
  reviewCount: z.int().check(z.minimum(1)),
})
const common = {
  name: words,
  description: words,
  brand: z.optional(z.strictObject({ '@type': z.literal('Brand'), name: words })),
  image: pictures,
  url: address,
  aggregateRating: z.optional(rating),
}

const product = z.strictObject({
  '@type': z.literal('Product'),
  sku: words,
  ...common,
  offers: offer,
})
const productGroup = z.strictObject({
  '@type': z.literal('ProductGroup'),
  productGroupID: words,
  variesBy: z.array(z.string().check(z.startsWith('https://schema.org/'))),
  ...common,
  hasVariant: z
    .array(
      z.strictObject({
        '@type': z.literal('Product'),
        sku: words,
        name: words,
        image: pictures,
        color: z.optional(words),
        size: z.optional(words),
        material: z.optional(words),
        pattern: z.optional(words),
        offers: offer,
      }),
    )
    .check(z.minLength(1)),
})
const place = { '@type': z.literal('ListItem'), position: z.int().check(z.minimum(1)) }
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ ...place, name: words, item: z.optional(address) }))
    .check(z.minLength(1)),
})
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().check(z.minimum(1)),
  itemListElement: z.array(z.strictObject({ ...place, url: address })).check(z.minLength(1)),
})
const organization = z.strictObject({
  '@type': z.literal('OnlineStore'),
  '@id': address,
  name: words,
  legalName: words,
  url: address,
  logo: address,
  email: words,
  telephone: words,
  vatID: words,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: words,
    postalCode: words,
    addressLocality: words,
    addressCountry: country,
  }),
})
const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: words,
  url: address,
  inLanguage: words,
  publisher: z.strictObject({ '@id': address }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().check(z.endsWith('{search_term_string}')),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})
const article = z.strictObject({
  '@type': z.literal('BlogPosting'),
  headline: words,
  description: words,
  mainEntityOfPage: address,
  inLanguage: words,
  image: address,
  datePublished: z.iso.date(),
  author: z.strictObject({ '@type': z.literal('Person'), name: words }),
  publisher: z.strictObject({ '@type': z.literal('Organization'), name: words, url: address }),
})
const questions = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: words,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
      }),
    )
    .check(z.minLength(1)),
})

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.unknown()).check(z.minLength(1)),
})

/** What a page says, thing by thing; null for a page that says nothing. */
function readThings(html: string): unknown[] | null {
  const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1]
  return text === undefined ? null : graph.parse(JSON.parse(text))['@graph']
}

/** The only things of a page, each read by its schema. */
function expectThings<Schemas extends readonly z.ZodMiniType[]>(html: string, ...schemas: Schemas) {
  const things = readThings(html)
  expect(things).toHaveLength(schemas.length)
  for (const [index, schema] of schemas.entries()) schema.parse(things?.[index])
  return things ?? []
}

const HOMES = STORES.map((store) => ({ ...store, path: '/' }))
const LISTS = [
  { ...NL, path: '/meubels' },
  { ...DE, path: '/moebel' },
  { ...FR, path: '/meubles' },
  { ...EN, path: '/furniture' },
]

describe('the words of schema.org', () => {
  it.each(HOMES)(
    'name the merchant and the search on the home page of $storeCode',
    async ({ host, path }) => {
      const { text } = await shop.visit(host, path)
      const site = webSite.parse(expectThings(text, organization, webSite)[1])
      const found = site.potentialAction.target.urlTemplate.replace('{search_term_string}', 'lamp')
      expect(found).toBe(`http://${host}:${shop.port}/catalogsearch/result?q=lamp`)
    },
  )

  it.each(LISTS)('name the first products of $path', async ({ host, path }) => {
    const { text } = await shop.visit(host, path)
    expectThings(text, breadcrumbs, itemList)
  })

  it.each(STORES)(
    'name every variant of a product with the price of its page in $storeCode',
    async ({ host }) => {
      const { text } = await shop.visit(host, '/p/MAT-DUIK-NAVY/mat')
      const group = productGroup.parse(expectThings(text, productGroup, breadcrumbs)[0])
      for (const { sku, offers } of group.hasVariant.slice(0, 4)) {
        const page = await shop.visit(
          host,
          new URL(offers.url).pathname + new URL(offers.url).search,
        )
        expect(page.status, sku).toBe(200)
        expect(priceOn(page.text), sku).toBe(offers.price)
      }
    },
  )

  it.each(STORES)(
    'name the price of a product without variants in $storeCode',
    async ({ host }) => {
      const { sku, html } = await openSimple(host)
      const only = product.parse(expectThings(html, product, breadcrumbs)[0])
      expect([only.sku, only.offers.price]).toEqual([sku, priceOn(html)])
    },
  )

  it.each(STORES)('name author and day of an article of $storeCode', async ({ host }) => {
    const { text } = await shop.visit(host, '/blog/washing-wool')
    expectThings(text, article)
  })

  it.each(STORES)('name questions and answers of $storeCode', async ({ host }) => {
    const { text } = await shop.visit(host, '/faq')
    expectThings(text, questions)
  })

  it.each(['/cart', '/catalogsearch/result?q=rug', '/furniture?sort=final_price:asc', '/nowhere'])(
    'are left out of %s, which is not to be indexed',
    async (path) => {
      const { text } = await shop.visit(EN.host, path)
      expect(readThings(text)).toBeNull()
    },
  )

  /** A product that is bought as it is, by the feed of the store. */
  async function openSimple(host: string) {
    const { text } = await shop.visit(host, '/feeds/products.xml')
    const item = text
      .split('<item>')
      .find((one) => one.includes('<g:id>') && !one.includes('<g:item_group_id>'))
    const sku = /<g:id>([^<]*)/.exec(item ?? '')?.[1] ?? ''
    const { pathname } = new URL(/<g:link>([^<]*)/.exec(item ?? '')?.[1] ?? '')
    return { sku, html: (await shop.visit(host, pathname)).text }
  }
})

const AMOUNT = /€\s?[\d.,\u202f]+|[\d.,\u202f]+\s€/

/** What a shopper pays as the page says it below its title, with a point and two decimals. */
function priceOn(html: string): string {
  const below = html.slice(html.indexOf('<h1'))
  const isReduced = /<del>/.test(below.slice(0, AMOUNT.exec(below)?.index))
  const shown = AMOUNT.exec(isReduced ? below.slice(below.indexOf('<ins>')) : below)?.[0] ?? ''
  const digits = shown.replace(/\D/g, '')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

describe('the head of every public page', () => {
  const PAGES = [
    '/',
    '/furniture',
    '/p/RUG-NEST/rug',
    '/blog',
    '/blog/washing-wool',
    '/faq',
    '/terms',
  ]

  it.each(PAGES)(
    '%s has a title, a description and a preview with an absolute picture',
    async (path) => {
      const { text } = await shop.visit(EN.host, path)
      const head = readHead(text)
      expect(head.title).not.toBe('')
      expect(head.description.length).toBeGreaterThanOrEqual(40)
      expect(head.properties['og:description']).toBe(head.description)
      expect(head.properties['og:title']).toBe(head.title)
      expect(head.properties['og:url']).toBe(head.canonical)
      expect(head.properties['og:locale']).toBe('en_IE')
      expect(head.properties['og:type']).toMatch(/^(?:website|product|article)$/)
      expect(head.properties['og:image']).toMatch(/^http:\/\/en\.localhost:\d+\/(?:media|icons)\//)
      expect(head.properties['twitter:card']).toMatch(/^summary/)
    },
  )
})
