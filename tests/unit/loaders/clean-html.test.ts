import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml, plainText } from '../../../worker/loaders/clean-html'

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
