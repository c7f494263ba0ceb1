import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  absoluteAddress,
  joinParts,
  markdownLink,
  markdownOfHtml,
  markdownText,
} from '../../../../worker/storefront/markdown/markdown-text'

const toAddress = (link: string) => new URL(link, 'https://shop.example/').href

test('text means nothing but itself', () => {
  expect(markdownText('2 * 3 [draft]\n<b> _x_ | y')).toBe(
    '2 \\* 3 \\[draft\\] \\<b\\> \\_x\\_ \\| y',
  )
})

test('an address with brackets does not end early', () => {
  expect(markdownLink('Rug', 'https://shop.example/a (b)')).toBe(
    '[Rug](https://shop.example/a%20%28b%29)',
  )
})

test('a link that leads nowhere has no address', () => {
  expect(absoluteAddress('/a b', 'https://shop.example/c')).toBe('https://shop.example/a%20b')
  expect(absoluteAddress('https://[x', 'https://shop.example/')).toBe('')
})

test('parts stand apart, and empty ones leave no gap', () => {
  expect(joinParts(['one', '', 'two'])).toBe('one\n\ntwo')
})

describe('clean HTML as Markdown', () => {
  it.each([
    ['<p>Round &amp; low.</p><p>Soft.</p>', 'Round & low.\n\nSoft.'],
    ['<h2>Care</h2><ul><li>Wash</li><li>Dry</li></ul>', '## Care\n\n- Wash\n- Dry'],
    ['A <strong>b</strong> <em>c</em><br>d', 'A **b** *c*\nd'],
    ['<a href="/rugs?a=1&amp;b=2">Rugs</a>', '[Rugs](https://shop.example/rugs?a=1&b=2)'],
    ['<a href="/a_(b)">Rug</a>', '[Rug](https://shop.example/a_%28b%29)'],
    [
      '<table><tr><th>Size</th><th>cm</th></tr><tr><td>S</td><td>98</td></tr></table>',
      '| Size | cm |\n| --- | --- |\n| S | 98 |',
    ],
    ['', ''],
  ])('%s', (html, markdown) => {
    expect(markdownOfHtml(html, toAddress)).toBe(markdown)
  })

  it('leaves no tag standing, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(markdownOfHtml(`<p>${text}</p>`, toAddress)).not.toMatch(/(?<!\\)<[a-z/]/i)
      }),
    )
  })
})
