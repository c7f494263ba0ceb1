import { expect, it } from 'vitest'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { search } from '../search/query'
import { productDraft } from './small-shop'

it('says of a picture in each store what the merchant says of it there', async () => {
  const lamp = productDraft('LAMP', {
    images: ['front.webp', 'back.webp'],
    imageLabels: { 'back.webp': { all: 'From behind', nl_nl: 'Van achteren', de_de: '' } },
  })
  const shop = await openCommerceShop({ attributes: [], categories: [], products: [lamp] })
  const labels = async (store: 'nl_nl' | 'fr_fr' | 'de_de') => {
    const [item] = (await search(shop, { store })).items
    const gallery = (item?.media_gallery ?? []) as { lab?: string }[]
    return gallery.map(({ lab }) => lab)
  }
  expect(await labels('nl_nl')).toEqual([undefined, 'Van achteren'])
  expect(await labels('fr_fr')).toEqual([undefined, 'From behind'])
  expect(await labels('de_de')).toEqual([undefined, undefined])
})
