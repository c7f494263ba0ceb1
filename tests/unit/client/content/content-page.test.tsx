import { describe, expect, it } from 'vitest'
import { ContentPage } from '../../../../client/content/content-page'
import type { Block } from '../../../../shared/content/story'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const HELP = {
  title: 'Help',
  links: [
    { label: 'Returns', href: '/returns' },
    { label: 'Blog', href: '/blog' },
  ],
}
const chrome = { menu: [], usps: [], footer: { text: '', legal: '', columns: [HELP] } }

function draw(slug: string, block: Omit<Block, '_uid'>, fields: Partial<Block> = {}): string {
  const content: Block = {
    _uid: '0',
    component: 'page',
    body: [{ ...block, _uid: '1' }],
    ...fields,
  }
  const story = { id: 1, uuid: '1', name: 'Size guide', slug, fullSlug: slug, content }
  return drawInShop(<ContentPage data={{ route: 'storyblok', story, related: [] }} />, {
    at: `/${slug}`,
    chrome,
  })
}

const crumbsIn = (html: string) => html.match(/<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/g) ?? []

describe('a page of editors', () => {
  it('has its neighbours of the footer beside it, and the way back through their title', () => {
    const html = draw('returns', { component: 'heading', text: 'Returns' })
    expect(crumbsIn(html)).toEqual([expect.stringMatching(/Home.*Help.*Returns/)])
    expect(html).toMatch(/<aside.*href="\/blog"/)
  })

  it('has the way back where the footer names it nowhere, and nothing beside it', () => {
    const html = draw('kids-sizes', { component: 'heading', text: 'Sizes' })
    expect(crumbsIn(html)).toEqual([expect.stringMatching(/href="\/".*Size guide/)])
    expect(html).not.toContain('<aside')
  })

  it('has the neighbours of the page beside which editors put it', () => {
    const beside = { linktype: 'url', url: '/returns' }
    const html = draw('kids-sizes', { component: 'heading', text: 'Sizes' }, { beside })
    expect(crumbsIn(html)).toEqual([expect.stringMatching(/Home.*Help.*Size guide/)])
    expect(html).toMatch(/<aside.*href="\/returns".*href="mailto:/)
  })

  it('has one way back where an article draws its own', () => {
    const html = draw('blog/rug-size', { component: 'article-head', title: 'Rugs' })
    expect(crumbsIn(html)).toEqual([expect.stringMatching(/href="\/blog".*Rugs/)])
  })
})
