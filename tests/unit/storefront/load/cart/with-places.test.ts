import { expect, test } from 'vitest'
import { withPlaces } from '../../../../../worker/storefront/load/cart/with-places'
import { fakeLookups, product } from '../../resolve/fake-lookups'

const child = { ...product('DRESS-140'), visibility: 1 }
const lookups = fakeLookups({
  paths: {},
  products: [product('VASE'), child],
  parents: { 'DRESS-140': product('DRESS') },
})
const placesOf = (...skus: string[]) =>
  withPlaces(
    skus.map((sku) => ({ sku, parentSku: sku })),
    lookups,
  )

test('a line knows the product whose page it came from, so that nobody offers it beside itself', async () => {
  expect(await placesOf('VASE', 'DRESS-140')).toEqual([
    { sku: 'VASE', parentSku: 'VASE', image: '', link: '/vase' },
    { sku: 'DRESS-140', parentSku: 'DRESS', image: '', link: '/dress?childSku=DRESS-140' },
  ])
})

test('a line whose product is gone stays as it was, without picture and link', async () => {
  expect(await placesOf('GONE')).toEqual([{ sku: 'GONE', parentSku: 'GONE', image: '', link: '' }])
})
