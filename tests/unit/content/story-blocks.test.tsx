import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCKS } from '../../../client/content/blocks'
import { StoryBlocks } from '../../../client/content/story-blocks'
import type { Block, Story } from '../../../shared/content/story'
import { drawInShop } from '../../fixtures/draw-in-shop'

function story(...body: unknown[]): Story {
  const content: Block = { _uid: '0', component: 'page', body }
  return { id: 1, uuid: '1', name: 'Page', slug: 'page', fullSlug: 'page', content }
}

const draw = (...body: unknown[]) =>
  drawInShop(<StoryBlocks story={story(...body)} isFirstOnPage />)

describe('the blocks of a story (spec 2)', () => {
  it('leaves out a block that nobody knows', () => {
    const html = draw(
      { _uid: 'a', component: 'carousel-of-doom' },
      { _uid: 'b', component: 'heading', text: 'About us' },
    )
    expect(html).toContain('About us')
    expect(html).not.toContain('doom')
  })

  it('makes the first title of the page its h1, and only that one', () => {
    const heading = (text: string) => ({ _uid: text, component: 'heading', text })
    const html = draw(heading('One'), heading('Two'))
    expect(html).toMatch(/<h1[^>]*>One<\/h1>/)
    expect(html).toMatch(/<h2[^>]*>Two<\/h2>/)
  })

  it('lays columns out on the grid of 12', () => {
    const text = { _uid: 't', component: 'text', text: 'Left' }
    const html = draw({
      _uid: 'r',
      component: 'row',
      columns: [{ _uid: 'c', component: 'column', width: '5', offset: 1, body: [text] }],
    })
    expect(html).toMatch(/data-span="5" data-offset="1".*Left/)
  })

  it('draws a button only when it says something and leads somewhere', () => {
    const link = { url: '/sofas' }
    expect(draw({ component: 'button', label: 'See sofas', link })).toContain('href="/sofas"')
    expect(draw({ component: 'button', label: 'See sofas' })).not.toContain('See sofas')
    expect(draw({ component: 'button', label: 'x', link: 'javascript:alert(1)' })).not.toContain(
      '<a',
    )
  })

  it('never breaks, whatever editors and migrations leave in the fields', () => {
    const known = fc.constantFrom(...Object.keys(BLOCKS), 'column', 'category-item', 'unknown')
    const names = ['title', 'text', 'items', 'link', 'image', 'html', 'columns', 'body', 'width']
    const block = fc.letrec<{ block: unknown; field: unknown }>((tie) => ({
      block: fc
        .tuple(known, fc.dictionary(fc.constantFrom(...names), tie('field'), { maxKeys: 3 }))
        .map(([component, fields]) => ({ ...fields, component })),
      field: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'field' },
        fc.anything({ maxDepth: 1, maxKeys: 2 }),
        fc.array(tie('block'), { maxLength: 2 }),
      ),
    })).block
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (body) => {
        expect(typeof draw(...body)).toBe('string')
      }),
      { numRuns: 200 },
    )
  })
})
