import { decodeHTMLAttribute } from 'entities'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import {
  cleanHtml as cleanIn,
  plainText,
} from '../../../../worker/storefront/mapping/story/clean-html'

const STORE = storeViewOf('nl_nl')
const cleanHtml = (html: string) => cleanIn(html, STORE)

describe('HTML of editors and merchants (trust I14)', () => {
  it('keeps what text needs', () => {
    const html = '<p>One <strong>two</strong></p><ul><li>three</li></ul>'
    expect(cleanHtml(html)).toBe(html)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style>',
    '<p style="position:fixed">x</p>',
    '<math><mtext></mtext><script>alert(1)</script></math>',
  ])('loses what could do more: %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /<script|onerror|onclick|javascript|\/\/evil|<svg|<iframe|<style|style=/i,
    )
  })

  it.each([
    ['/sofas?color=1&amp;size=2', '/sofas?color=1&amp;size=2'],
    ['faq', '/faq'],
    ['https://example.com/a?b=1&c=2', 'https://example.com/a?b=1&amp;c=2'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['#returns', '#returns'],
  ])('keeps a link to %s', (href, kept) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${kept}">x</a>`)
  })

  it.each([
    ...['/\\evil.test', '//evil.test', '/\t/evil.test', '/&#92;evil.test', '/&#x2f;evil.test'],
    ...['/&Tab;/evil.test', '/&NewLine;/evil.test', '/&sol;evil.test', '/&bsol;evil.test'],
    ...['&#106;avascript:alert(1)', '&Tab;//evil.test', 'https:evil.test', '\\\\evil.test'],
  ])('lets no link out of the shop that looks like a path: %j', (href) => {
    for (const one of [href, ` ${href}`, href.toUpperCase()]) {
      const kept = /href="([^"]*)"/i.exec(cleanHtml(`<a href="${one}">x</a>`))?.[1] ?? ''
      expect(new URL(decodeHTMLAttribute(kept), 'https://shop.test').host).toBe('shop.test')
    }
  })

  it('never lets a tag through that is not on the list', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      'script',
      'p',
      'img',
      ' onload=',
      '"',
      "'",
      'x',
      '<!--',
      '-->',
      '&lt;',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(cleanHtml(pieces.join(''))).not.toMatch(/<(?:script|img)\b/i)
      }),
      { numRuns: 1000 },
    )
  })

  it('becomes one line of plain text for search engines, cut at a word', () => {
    expect(plainText('<p>One &amp;\n<b>two</b></p>')).toBe('One & two')
    expect(plainText('word '.repeat(100)).length).toBeLessThanOrEqual(160)
    expect(plainText('word '.repeat(100))).toMatch(/word…$/)
  })
})
