// What is read back is seen in a browser: tests/e2e/browsing/browsing.spec.ts.
import { expect, it } from 'vitest'
import { leaveOutDrawn } from '../../../../client/listing/drawn-cards'
import type { ProductCard } from '../../../../shared/catalog/product'
import type { Page } from '../../../../shared/routing/page'
import { listing } from '../../../fixtures/listing'
import { productCard } from '../../../fixtures/product-card'

const swatch = (image: string) => ({ color: 'Green', swatch: null, image, link: '/lamp-green' })

function carried(card: Partial<ProductCard>): ProductCard | undefined {
  const cards = [productCard(card)]
  const page: Page = {
    status: 200,
    storeCode: 'global_en',
    path: '/catalogsearch/result?q=lamp',
    seo: {
      title: 'Lamp',
      description: '',
      image: null,
      kind: 'website',
      canonical: null,
      robots: 'noindex,nofollow',
      prev: null,
      next: null,
    },
    stores: [],
    data: { route: 'catalogsearch', keyword: 'lamp', listing: { ...listing(), cards } },
  }
  const { data } = leaveOutDrawn(page)
  return 'listing' in data ? data.listing.cards[0] : undefined
}

it('the state leaves out what the HTML of a card says, and keeps what it does not', () => {
  const label = { text: 'New', style: 'Green' as const }
  const images = ['lamp.webp', 'lamp-2.webp']
  const colors = [swatch('green.webp'), swatch('blue.webp')]
  expect(carried({ label, images, colors })).toEqual({
    ...productCard(),
    name: '',
    link: '',
    label: null,
    images: ['+-2'],
    colors: [],
  })
})

it('a single colour is not drawn, so it stays', () => {
  const colors = [swatch('green.webp')]
  expect(carried({ colors })?.colors).toEqual(colors)
})

it('a card stays whole where an address does not tell which picture it is', () => {
  for (const path of ['/media/lamp.webp', 'red lamp.webp', 'lamp.svg']) {
    for (const card of [
      { images: [path] },
      { colors: [swatch(path), swatch('blue.webp')] },
    ] satisfies Partial<ProductCard>[]) {
      expect(carried(card)).toEqual(productCard(card))
    }
  }
})

it('a card stays whole where a path looks like a shortened one', () => {
  const card = { images: ['lamp.webp', '+lamp.webp'] }
  expect(carried(card)).toEqual(productCard(card))
})
