import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadTags } from '../../../../client/app/head-tags'
import type { Page } from '../../../../shared/routing/page'

const page: Page = {
  status: 200,
  storeCode: 'de_de',
  path: '/sofa',
  seo: {
    title: 'Sofa',
    description: '',
    image: 'sofa.webp',
    canonical: 'https://www.wilmunderin.example/sofa',
    robots: 'index,follow',
    prev: null,
    next: null,
  },
  stores: [{ storeCode: 'de_de', href: 'https://www.wilmunderin.example/sofa', isSamePage: true }],
  data: { route: 'cart', cart: null },
}

test('the picture of a shared page carries the shop’s origin', () => {
  expect(renderToString(<HeadTags page={page} siteName="Wilm & Erin" />)).toContain(
    'property="og:image" content="https://www.wilmunderin.example/media/',
  )
})
