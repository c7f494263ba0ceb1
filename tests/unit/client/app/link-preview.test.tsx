import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkPreview } from '../../../../client/app/link-preview'
import type { Page } from '../../../../shared/routing/page'

const page: Page = {
  status: 200,
  storeCode: 'de_de',
  path: '/sofa',
  seo: {
    title: 'Sofa',
    description: '',
    image: 'sofa.webp',
    kind: 'product',
    canonical: 'https://www.wilmunderin.example/sofa',
    robots: 'index,follow',
    prev: null,
    next: null,
  },
  stores: [{ storeCode: 'de_de', href: 'https://www.wilmunderin.example/sofa', isSamePage: true }],
  data: { route: 'cart', cart: null },
}

test('the picture of a shared page carries the shop’s origin', () => {
  expect(renderToString(<LinkPreview page={page} />)).toContain(
    'property="og:image" content="https://www.wilmunderin.example/media/',
  )
})

test('a page that is not to be found tells nobody how it looks', () => {
  const hidden = { ...page, seo: { ...page.seo, robots: 'noindex,nofollow' as const } }
  expect(renderToString(<LinkPreview page={hidden} />)).toBe('')
})
