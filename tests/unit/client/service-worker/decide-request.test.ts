import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedFor, decideRequest } from '../../../../client/service-worker/decide-request.ts'

const ORIGIN = 'https://www.wilmenerin.example'

function decide(path: string, more: Partial<AskedFor> = {}) {
  const url = new URL(ORIGIN + path)
  return decideRequest({
    method: 'GET',
    url,
    origin: ORIGIN,
    isNavigation: false,
    accept: '*/*',
    ...more,
  })
}
const visit = (path: string) => decide(path, { isNavigation: true, accept: 'text/html' })

describe('a request is answered', () => {
  it.each(['/assets/shop-abc1234.js', '/assets/shop-abc1234.css', '/assets/latin-x.woff2'])(
    'from what is kept first where its name holds its content: %s',
    (path) => expect(decide(path)).toBe('file'),
  )

  it.each(['/media/600x744/a/b.jpg', '/icons/icon-192.png', '/flags/nl.svg'])(
    'from a limited number of pictures: %s',
    (path) => expect(decide(path)).toBe('picture'),
  )

  it.each([
    '/',
    '/pwa.html',
    '/meubels/banken?page=2&color=1',
    '/p/ARM-LUNA/luna',
    '/catalogsearch/result?q=stoel',
    '/wishlist',
    '/storelocator/',
    '/about',
    // The native app begins so.
    '/?_storyblok_lang=app',
  ])('as a page, and by its data: %s', (path) => {
    expect(visit(path)).toBe('page')
    expect(decide(`/_data${path}`)).toBe('data')
    // The document of a first visit, which is kept after it was shown.
    expect(decide(path, { accept: 'text/html' })).toBe('page')
  })

  it('with the menu that was seen last', () => expect(decide('/_menu')).toBe('menu'))
  it('with products as they were told last', () => expect(decide('/_cards?sku=SOFA')).toBe('cards'))
})

const PRIVATE = [
  '/cart/lines',
  '/checkout/a',
  '/checkout-express',
  '/checkout-return?orderHash=a&result=1',
  '/checkout-failed/?result=0',
  '/order-status?orderHash=a',
  '/withdraw',
  '/my-account',
  '/my-account/orders',
  '/reset-password?token=a',
  '/storyblok',
  '/storyblok-empty',
]

describe('what belongs to one shopper, or to an editor,', () => {
  it.each(PRIVATE)('is kept nowhere: %s', (path) => {
    expect(visit(path)).toBe('private-page')
    expect(decide(path, { accept: 'text/html' })).toBe('none')
    expect(decide(`/_data${path}`)).toBe('none')
  })

  it.each(['/cart', '/cart/?refused=x', '/checkout', '/checkout/', '/cart?_storyblok_lang=app'])(
    'may be drawn by the browser, which keeps it elsewhere: %s',
    (path) => {
      expect(visit(path)).toBe('own-page')
      expect(decide(path, { accept: 'text/html' })).toBe('none')
      expect(decide(`/_data${path}`)).toBe('none')
    },
  )

  it.each(['/api/cart/pull', '/api/user/me', '/_suggestions?term=a', '/_error'])(
    'is no business of the service worker where it is asked for: %s',
    (path) => expect(decide(path)).toBe('none'),
  )

  it('is a draft wherever an address says so', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/about', '/meubels', '/pwa.html', '/cart'),
        fc.constantFrom(
          '_storyblok',
          '_storyblok_c',
          '_storyblok_lang',
          '_storyblok_release',
          '_storyblok_tk[token]',
        ),
        fc.string(),
        (path, name, value) => {
          fc.pre(name !== '_storyblok_lang' || value !== 'app')
          const draft = `${path}?${new URLSearchParams({ [name]: value })}`
          expect(visit(draft)).toBe('private-page')
          expect(decide(`/_data${draft}`)).toBe('none')
        },
      ),
    )
  })
})

describe('nothing is touched', () => {
  const path = fc.webPath().map((text) => (text.startsWith('/') ? text : `/${text}`))

  it('that is not asked for with GET', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('POST', 'PUT', 'DELETE', 'HEAD'), (asked, method) => {
        expect(decide(asked, { method, isNavigation: true })).toBe('none')
      }),
    )
  })

  it('that lies on another origin', () => {
    fc.assert(
      fc.property(path, (asked) => {
        expect(decide(asked, { origin: 'https://elsewhere.example' })).toBe('none')
      }),
    )
  })

  it.each(['/media/hero.mp4', '/media/hero.WEBM'])('that comes in parts: %s', (asked) =>
    expect(visit(asked)).toBe('none'),
  )

  it.each([
    '/sw.js',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/products.xml',
  ])('that programs read: %s', (asked) => expect(visit(asked)).toBe('none'))
})

it('nothing below a private screen is ever kept, whatever follows', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/checkout', '/my-account', '/cart', '/api'),
      fc.webPath(),
      (base, rest) => {
        const asked = `${base}/${rest}`.replace(/\/{2,}/g, '/')
        expect(['private-page', 'own-page', 'none', 'picture', 'file']).toContain(visit(asked))
        expect(visit(asked)).not.toBe('page')
      },
    ),
  )
})
