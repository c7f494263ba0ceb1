import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasIgnoredParameters,
  isPublicUrl,
  toCacheUrl,
} from '../../../../worker/storefront/cache/cache-url'

const clean = (address: string) => toCacheUrl(new URL(address)).href

test('marks of campaigns and the hash are left out, all else stays in its order', () => {
  expect(clean('https://nl.example/a?utm_source=x&size=2&gclid=y&srsltid=z&color=1#top')).toBe(
    'https://nl.example/a?size=2&color=1',
  )
  expect(clean('https://nl.example/a?utm_medium=x')).toBe('https://nl.example/a')
  expect(clean('https://nl.example/a?mtm_kwd=x&hsa_acc=1&mc_cid=2&ttclid=3&epik=4')).toBe(
    'https://nl.example/a',
  )
})

test('what the app says stays, since it shows less', () => {
  expect(clean('https://nl.example/a?_storyblok_lang=app&_storyblok=1')).toBe(
    'https://nl.example/a?_storyblok_lang=app',
  )
  expect(clean('https://nl.example/a?_storyblok_lang=nl')).toBe('https://nl.example/a')
})

test('what an editor opens stays where it is no page, since there is none then', () => {
  expect(clean('https://nl.example/a?_storyblok_c=footer')).toContain('?_storyblok_c=footer')
  expect(clean('https://nl.example/a?_storyblok_c=blog-page')).toBe('https://nl.example/a')
})

test('an address with such marks says so', () => {
  const asks = (address: string) => hasIgnoredParameters(new URL(address))
  expect(asks('https://nl.example/a?size=2&utm_source=x')).toBe(true)
  expect(asks('https://nl.example/a?_storyblok_c=page')).toBe(true)
  expect(asks('https://nl.example/a?page=2&size=2&size=3')).toBe(false)
})

test('a path that begins with two slashes is no other host', () => {
  expect(clean('https://nl.example//evil.example/a')).toBe('https://nl.example//evil.example/a')
  expect(clean('https://nl.example//')).toBe('https://nl.example//')
})

test('origin and path are always those that were asked for', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '.',
    '%2f',
    '@',
    ':',
    'é',
    '\\',
    ';',
    'a',
    '?',
    '&',
    '=',
    '#',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const url = new URL(`https://nl.example/${pieces.join('')}`)
      const cleaned = toCacheUrl(url)
      expect([cleaned.origin, cleaned.pathname]).toEqual([url.origin, url.pathname])
      expect(toCacheUrl(cleaned).href).toBe(cleaned.href)
    }),
    { numRuns: 2000 },
  )
})

test('what marks the visit of an editor changes nothing for everybody else', () => {
  const url = new URL('https://nl.example/?_storyblok=1&page=2&_storyblok_tk[token]=x')
  expect(toCacheUrl(url).href).toBe('https://nl.example/?page=2')
})

test('what is endless is not public', () => {
  expect(isPublicUrl(new URL('https://nl.example/?page=2'))).toBe(true)
  expect(isPublicUrl(new URL(`https://nl.example/?q=${'x'.repeat(2000)}`))).toBe(false)
})
