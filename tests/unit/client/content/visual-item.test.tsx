import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VisualItem } from '../../../../client/content/blocks/visual-item'

const item = (title: string) => ({ _uid: title, component: 'visual', title, link: `/${title}` })

/** Where the pictures of a visual lead, in order. */
function linksOf(items: object[]): string[] {
  const block = { _uid: 'v', component: 'visual-item', items }
  const props = { block, cards: [], isFirst: false, isAboveList: false, drawInside: () => null }
  const html = renderToStaticMarkup(<VisualItem {...props} />)
  return Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) => href)
}

test('a visual draws all its items (spec 3)', () => {
  expect(linksOf([item('wool'), item('oak')])).toEqual(['/wool', '/oak'])
  expect(linksOf([item('wool')])).toEqual(['/wool'])
  expect(linksOf([])).toEqual([])
})
