import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { bombard } from './bombard.ts'
import { randomPath, randomQuery, seededNumbers } from './random-address.ts'

const PATHS = 2000
const QUERIES = 1000

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({ COMMERCE_URL: '' })
})
afterAll(() => shop.close())

it(`answers ${PATHS} random paths with a page or a clear refusal`, async () => {
  const next = seededNumbers(1)
  expect((await bombard(shop, PATHS, () => randomPath(next))).wrong).toEqual([])
}, 240_000)

it(`answers ${QUERIES} random query strings with a page or a clear refusal`, async () => {
  const next = seededNumbers(2)
  expect((await bombard(shop, QUERIES, () => randomQuery(next))).wrong).toEqual([])
}, 240_000)
