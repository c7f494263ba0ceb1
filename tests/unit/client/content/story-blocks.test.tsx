import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCKS } from '../../../../client/content/blocks'
import { StoryBlocks } from '../../../../client/content/story-blocks'
import { RefusedFormProvider } from '../../../../client/stores/forms/refused-form'
import type { Block, Story } from '../../../../shared/content/story'
import { drawInShop } from '../../../fixtures/draw-in-shop'
import { productCard } from '../../../fixtures/product-card'

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

  it('writes a title in the voice of stories where its editor wants it', () => {
    const html = draw({ component: 'heading', text: 'About us', display: true })
    expect(html).toMatch(/<h1 class="[^"]*\bdisplay\b[^"]*">About us/)
    expect(draw({ component: 'heading', text: 'Returns' })).not.toContain('display')
  })

  it('says how wide a hero is that a tablet cuts to its height', () => {
    const image = '/media/hero.webp'
    const sizesOf = (overlay: boolean) =>
      /<source[^>]* sizes="([^"]*)"/.exec(draw({ component: 'hero-banner', image, overlay }))?.[1]
    expect(sizesOf(true)).toBe('(min-width: 768px) clamp(925px, 100vw, 1920px), 100vw')
    expect(sizesOf(false)).toBe('(min-width: 768px) 50vw, 100vw')
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

  it('asks guided questions by a plain form whose answers are filters (spec 2, guided selling)', () => {
    const options = [
      { _uid: '1', component: 'guided-option', label: 'Two', value: 'twoSeater' },
      { _uid: '2', component: 'guided-option', label: 'Any', value: '' },
    ]
    const question = { _uid: 'q', component: 'guided-question', filter: 'type', text: 'Who?' }
    const questions = [{ ...question, options }]
    const html = draw({ component: 'guided-selling', title: 'Sofas', link: '/sofas', questions })
    expect(html).toMatch(/<form[^>]*action="\/sofas"/)
    expect(html).toMatch(/<legend>Who\?<\/legend>/)
    expect(html).toMatch(/<input type="radio" name="type" value="twoSeater"\/>/)
    expect(html).toMatch(/<input type="radio" name="type" checked="" value=""\/>/)
    expect(draw({ component: 'guided-selling', title: 'Sofas', questions })).not.toContain('<form')
  })

  it('heads the columns and the rows of a table', () => {
    const cell = (value: string) => ({ component: '_table_col', value })
    const table = {
      thead: [cell('Size'), cell('Age')],
      tbody: [{ body: [cell('92'), cell('2 years')] }],
    }
    const html = draw({ component: 'table', title: 'Sizes', table })
    expect(html).toContain('<th scope="col">Age</th>')
    expect(html).toContain('<th scope="row">92</th><td>2 years</td>')
    expect(draw({ component: 'table', title: 'Sizes', table: {} })).not.toContain('Sizes')
  })

  it('shows products that are named and sold, in the order of the editor', () => {
    const cards = ['A', 'B', 'C'].map((sku) => productCard({ sku, name: `Lamp ${sku}` }))
    const page = story({ component: 'products-carousel', title: 'Lamps', skus: 'C, gone,A' })
    const html = drawInShop(<StoryBlocks story={{ ...page, cards }} />)
    expect(html).toMatch(/Lamp C.*Lamp A/)
    expect(html).not.toContain('Lamp B')
    expect(draw({ component: 'products-carousel', title: 'Lamps', skus: 'C' })).toBe(
      draw({ component: 'nothing' }),
    )
  })

  it('turns the pages of a blog by links, and marks which is before and after', () => {
    const items = [{ _uid: 'a', component: 'article-item', title: 'Wool', link: '/blog/wool' }]
    const block = { component: 'blog-category-articles', title: 'Blog', items, totalPages: 3 }
    const drawAt = (page: number) =>
      drawInShop(<StoryBlocks story={story({ ...block, page })} />, { at: '/blog' })
    expect(drawAt(1)).toMatch(/href="\/blog\?page=2" rel="next"/)
    expect(drawAt(1)).not.toContain('rel="prev"')
    expect(drawAt(2)).toMatch(/href="\/blog" rel="prev".*href="\/blog\?page=3" rel="next"/)
    expect(drawAt(3)).not.toContain('rel="next"')
  })

  it('leads from an article to the page of the footer that it lies below', () => {
    const links = [{ label: 'Stories', href: '/blog' }]
    const footer = { text: '', legal: '', columns: [{ title: 'Us', links }] }
    const drawAt = (at: string) =>
      drawInShop(
        <StoryBlocks story={story({ component: 'article-head', title: 'Wool' })} isFirstOnPage />,
        { at, chrome: { menu: [], footer, usps: [] } },
      )
    expect(drawAt('/blog/wool')).toMatch(/<a href="\/blog">Stories<\/a>.*aria-current="page">Wool/)
    expect(drawAt('/wool')).not.toContain('Stories')
  })

  it('offers a newsletter form that can be sent without script, and shows the outcome', () => {
    const block = { component: 'newsletter-subscribe', button: 'Subscribe', thanks: 'Thank you' }
    const drawAt = (at: string) => drawInShop(<StoryBlocks story={story(block)} />, { at })
    expect(drawAt('/about')).toContain('action="/newsletter/subscribe#newsletter" method="post"')
    expect(drawAt('/about')).toContain('<input type="hidden" name="page" value="/about"/>')
    expect(drawAt('/about')).not.toContain('Thank you')
    expect(drawAt('/about?newsletter=done')).toContain('Thank you')
  })

  it('keeps what was typed into a newsletter form that was refused', () => {
    const block = { component: 'newsletter-subscribe', button: 'Subscribe' }
    const refused = { form: 'newsletter', fault: 'no-address', typed: 'email=me%40' }
    const html = drawInShop(
      <RefusedFormProvider value={refused}>
        <StoryBlocks story={story(block)} />
      </RefusedFormProvider>,
    )
    expect(html).toMatch(/<input(?=[^>]*aria-invalid="true")[^>]*value="me@"/)
  })

  it('asks for the link of a newsletter to unsubscribe, and shows no form without it', () => {
    const text = 'Every letter ends with a link'
    const html = draw({ component: 'newsletter-unsubscribe', title: 'Unsubscribe', text })
    expect(html).toContain(text)
    expect(html).not.toContain('<form')
  })

  it('plays a film silently and only when asked', () => {
    const html = draw({ component: 'asset', asset: { filename: 'a.mp4', alt: 'A loom' } })
    expect(html).toMatch(/<video[^>]*aria-label="A loom"[^>]*controls=""/)
    expect(html).toMatch(/<video[^>]*preload="none"/)
    expect(html).toMatch(/<video[^>]*muted=""/)
  })

  it('draws the first item of a visual over the products’ own shape', () => {
    const item = { component: 'visual', title: 'Read', link: '/blog/wool', desktopAsset: 'w.webp' }
    const html = draw({
      component: 'visual-item',
      items: [{ ...item, displayOverlay: true, buttonText: 'Read on' }],
    })
    expect(html).toMatch(/data-overlay="true".*href="\/blog\/wool"[^>]*>Read on/)
    expect(draw({ component: 'visual-item', items: [] })).not.toContain('<a')
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
