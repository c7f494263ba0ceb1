import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminCalls } from '../../../../shared/contract/admin/admin-calls'
import { type RecordsReport, shopRecords } from '../../../../shared/contract/admin/shop-records'
import { FIRST_REVIEWS } from '../../../../shared/reviews/review'
import { writeRecords } from '../../../../worker/commerce/records/write-records'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { createRecords } from '../../../../worker/tools/demo/records/create-records'
import { SYNONYMS } from '../../../../worker/tools/demo/records/synonyms'
import { LOOK_SKUS } from '../../../../worker/tools/demo/stories/look'
import { openCommerceShop } from '../../../fakes/commerce-shop'

const INDEX = resolve(import.meta.dirname, '../../../../worker/tools/demo/media/index.json')
const shop = createDemoShop(JSON.parse(readFileSync(INDEX, 'utf8')))
const records = createRecords(shop.products)
const {
  reviews = [],
  orders = [],
  customers = [],
  storeLocations = [],
  postalStreets = [],
} = records

describe('what the demo shop has gathered', () => {
  it('is the same to the byte on every run, and fits the schema of the call that loads it', () => {
    expect(JSON.stringify(createRecords(shop.products))).toBe(JSON.stringify(records))
    expect(shopRecords.safeParse(records).error).toBeUndefined()
  })

  it.each(['nl_nl', 'de_de', 'fr_fr', 'global_en'])(
    'has three reviews that the home page of %s can tell',
    (store) => {
      const told = LOOK_SKUS.filter((sku) =>
        reviews
          .filter((review) => review.sku === sku && review.store === store)
          .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
          .slice(0, FIRST_REVIEWS)
          .some(({ rating }) => rating >= 4),
      )
      expect(told.length).toBeGreaterThanOrEqual(3)
    },
  )

  it('says in every store which words mean the same, each word once', () => {
    for (const [store, groups] of Object.entries(SYNONYMS)) {
      expect(adminCalls.putSynonyms.input.safeParse({ store, groups }).error).toBeUndefined()
      const words = groups.flat().map((word) => word.toLowerCase())
      expect(new Set(words).size).toBe(words.length)
    }
  })

  it('has reviews in every store, more good ones than others, each said once a product', () => {
    for (const store of ['nl_nl', 'de_de', 'fr_fr', 'global_en']) {
      const own = reviews.filter((review) => review.store === store)
      expect(own.length).toBeGreaterThan(100)
      const mean = own.reduce((sum, { rating }) => sum + rating, 0) / own.length
      expect(mean).toBeGreaterThan(4)
      expect(mean).toBeLessThan(5)
    }
    const texts = reviews.map(({ sku, store, detail }) => `${sku} ${store} ${detail}`)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('has customers of every store, with and without orders', () => {
    expect(new Set(customers.map(({ store }) => store)).size).toBe(4)
    const buyers = new Set(orders.map(({ email }) => email))
    expect(buyers.size).toBeGreaterThan(10)
    expect(buyers.size).toBeLessThan(customers.length)
  })

  it('has coupons of every kind, and one that has expired', () => {
    const kinds = records.coupons?.map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['percent', 'fixed', 'free_shipping']))
    expect(records.coupons?.some(({ validTo = '9' }) => validTo < '2026')).toBe(true)
  })

  it('has a dozen stores with hours for every day, and streets of every country it delivers to', () => {
    expect(storeLocations.length).toBeGreaterThanOrEqual(12)
    for (const { schedule } of storeLocations) expect(schedule).toHaveLength(7)
    const countries = new Set(postalStreets.map(({ country }) => country))
    expect(countries).toEqual(new Set(['nld', 'bel', 'deu', 'aut', 'fra']))
    expect(postalStreets.filter(({ country }) => country === 'nld').length).toBeGreaterThan(30)
  })
})

describe('loading it', () => {
  let first: RecordsReport
  let second: RecordsReport
  beforeAll(async () => {
    // The records do not wait for the whole catalogue: a shelf of it is enough.
    const databases = await openCommerceShop({ ...shop, products: shop.products.slice(0, 50) })
    first = await writeRecords(databases, records)
    second = await writeRecords(databases, records)
  }, 60_000)

  it('finds the customer of every order, and loads nothing twice', () => {
    expect(first).toMatchObject({ orders: orders.length, customers: customers.length })
    expect(new Set(Object.values(second))).toEqual(new Set([0]))
  })
})
