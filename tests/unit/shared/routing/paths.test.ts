import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childLink } from '../../../../shared/catalog/child-link'
import { cleanPath, encodePath } from '../../../../shared/routing/clean-path'
import { parseEntityPath } from '../../../../shared/routing/entity-path'
import { categoryLink, landingPageLink, productLink } from '../../../../shared/routing/links'
import { redirectTarget } from '../../../../shared/routing/redirect-target'
import { staticRouteAt } from '../../../../shared/routing/static-routes'
import { STORE_VIEWS, storeViewOf } from '../../../../shared/store-view/store-views'

const off = { appendStoreCode: false, url: 'de_de' }
const on = { appendStoreCode: true, url: 'de_de' }

describe('a clean path', () => {
  it.each([
    ['/', '/', false, false],
    ['/a/b', '/a/b', false, false],
    ['/a/b/', '/a/b', true, false],
    ['//a///b', '/a/b', false, true],
    ['/a%2Fb', '/a/b', false, true],
    ['/caf%C3%A9', '/café', false, false],
    ['/100%25', '/100%', false, false],
  ])('of %s is %s', (raw, path, hadTrailingSlash, hadOddSlashes) => {
    expect(cleanPath(raw)).toEqual({ path, hadTrailingSlash, hadOddSlashes })
  })

  it.each(['/%', '/%ff', '/a/../b', '/./a', '/a\\b', '/a%00b', `/${'a'.repeat(3000)}`])(
    'does not exist for %s',
    (raw) => {
      expect(cleanPath(raw)).toBeNull()
    },
  )

  it('is the same again after it was encoded', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 5 }), (segments) => {
        const clean = cleanPath(`/${segments.map(tryEncode).join('/')}`)
        if (!clean) return
        expect(cleanPath(encodePath(clean.path))).toMatchObject({ path: clean.path })
      }),
    )
  })

  it('decides about any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanPath(text)?.path ?? '/').toMatch(/^\//)
      }),
    )
  })
})

function tryEncode(segment: string): string {
  try {
    return encodeURIComponent(segment)
  } catch {
    return 'x'
  }
}

describe('paths of the second URL style (spec 2, routes)', () => {
  it('reads a category with and without the code of its own store', () => {
    const category = { kind: 'category', urlPath: 'a/b' }
    expect(parseEntityPath('/c/a/b', off)).toEqual(category)
    expect(parseEntityPath('/de_de/c/a/b', off)).toEqual(category)
    expect(parseEntityPath('/de_dex/c/a', off)).toBeNull()
    expect(parseEntityPath('/nl_nl/c/a', off)).toBeNull()
  })

  it('reads a product with and without a child', () => {
    expect(parseEntityPath('/p/A1/chair', off)).toEqual({
      kind: 'product',
      parentSku: 'A1',
      slug: 'chair',
      childSku: null,
    })
    expect(parseEntityPath('/p/A1/chair/A1-red', off)).toMatchObject({ childSku: 'A1-red' })
    expect(parseEntityPath('/p/A1', off)).toBeNull()
    expect(parseEntityPath('/p/A1/chair/A1-red/more', off)).toBeNull()
  })

  it('reads a landing page', () => {
    expect(parseEntityPath('/l/oak/chairs', off)).toEqual({
      kind: 'landing-page',
      urlPath: 'oak/chairs',
    })
  })

  it('leaves every other path to the URL dispatcher', () => {
    for (const path of ['/', '/chairs', '/cc/a', '/c', '/l']) {
      expect(parseEntityPath(path, off)).toBeNull()
    }
  })
})

describe('links (spec 2)', () => {
  it('carry the store code only where the store appends it', () => {
    expect(categoryLink('a/b', off)).toBe('/a/b')
    expect(categoryLink('a/b', on)).toBe('/de_de/a/b')
    expect(productLink('ella', on)).toBe('/de_de/ella')
  })

  it('lead to a child by its sku, written so that any sku survives', () => {
    expect(childLink('/ella', 'E 1&2')).toBe('/ella?childSku=E%201%262')
  })

  it('end with a slash for landing pages', () => {
    expect(landingPageLink('oak/chairs', off)).toBe('/l/oak/chairs/')
  })

  it('lead to search results', () => {})
})

describe('screens with a fixed address', () => {
  it('are found by their path, the alias of home included', () => {
    expect(staticRouteAt('/')).toBe('home')
    expect(staticRouteAt('/pwa.html')).toBe('home')
    expect(staticRouteAt('/checkout-failed')).toBe('checkout-failed')
  })

  it('are not found under names that every object has', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(staticRouteAt(name)).toBeUndefined()
    }
  })
})

describe('the target of a redirect record (trust I15)', () => {
  const nl = storeViewOf('nl_nl')

  it('is a path of this store; one without a leading slash gets it', () => {
    expect(redirectTarget('new?a=1#b', nl)).toEqual({
      kind: 'own',
      pathname: '/new',
      search: '?a=1',
      hash: '#b',
    })
  })

  it('may be a page of another of our stores', () => {
    expect(redirectTarget('https://www.wilmunderin.example/x', nl)).toEqual({
      kind: 'other-store',
      href: 'https://www.wilmunderin.example/x',
    })
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'https://www.wilmenerin.example@evil.example/',
    'https://user:secret@www.wilmenerin.example/',
    'https:evil.example',
    'http://www.wilmenerin.example.evil.example/',
  ])('is refused when it is %s', (target) => {
    const found = redirectTarget(target, nl)
    if (found) expect(found).toMatchObject({ kind: 'own' })
    if (found?.kind === 'own') {
      const landed = new URL(found.pathname, 'https://www.wilmenerin.example')
      expect(landed.origin).toBe('https://www.wilmenerin.example')
    }
  })

  it('never leads outside of our origins, whatever is written there', () => {
    const ours = new Set(STORE_VIEWS.map((store) => new URL(store.baseUrl).origin))
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '@',
      ':',
      'https:',
      'evil.example',
      '\t',
      '.',
      '%2f',
      'a',
      '?',
      '#',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const found = redirectTarget(parts.join(''), nl)
        if (!found) return
        const href = found.kind === 'own' ? found.pathname + found.search + found.hash : found.href
        expect(ours).toContain(new URL(href, nl.baseUrl).origin)
      }),
      { numRuns: 2000 },
    )
  })
})
