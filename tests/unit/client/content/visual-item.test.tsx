import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VisualItem } from '../../../../client/content/blocks/visual-item'

const item = (title: string) => ({ _uid: title, component: 'visual', title, link: `/${title}` })

function draw(items: object[], size = 'single'): string {
  const block = { _uid: 'v', component: 'visual-item', items, size }
  const props = { block, cards: [], isFirst: false, isAboveList: false, drawInside: () => null }
  return renderToStaticMarkup(<VisualItem {...props} />)
}

/** Where the pictures of a visual lead, in order. */
const linksOf = (items: object[]) =>
  Array.from(draw(items).matchAll(/href="([^"]+)"/g), ([, href = '']) => href)

/** How much of a wide window its first picture takes, as browsers are told. */
const widthOf = (items: object[], size: string) =>
  /<source[^>]* sizes="[^"]*? (\d+)vw,/.exec(draw(items, size))?.[1]

test('a visual draws all its items (spec 3)', () => {
  expect(linksOf([item('wool'), item('oak')])).toEqual(['/wool', '/oak'])
  expect(linksOf([item('wool')])).toEqual(['/wool'])
  expect(linksOf([])).toEqual([])
})

test('a picture that takes the place of two products is fetched as wide as both', () => {
  const pictured = (title: string) => ({ ...item(title), desktopAsset: `/media/${title}.webp` })
  expect(widthOf([pictured('wool')], 'single')).toBe('24')
  expect(widthOf([pictured('wool')], 'double')).toBe('48')
  expect(widthOf([pictured('wool'), pictured('oak')], 'double')).toBe('24')
})
