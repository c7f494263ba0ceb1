import { describe, expect, it } from 'vitest'
import { linkField } from '../../../../shared/content/block-fields'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toFooter } from '../../../../worker/storefront/mapping/chrome/to-footer'
import { toStory } from '../../../../worker/storefront/mapping/story/to-story'

const STORE = storeViewOf('nl_nl')
const story = (fields: Record<string, unknown>) =>
  toStory({ id: 1, full_slug: 'x', content: { component: 'page', ...fields } }, STORE)

describe('a story as browsers get it', () => {
  it.each([
    [{ linktype: 'url', url: '/sofas', cached_url: '' }, '/sofas'],
    [{ linktype: 'story', id: '1', url: '', cached_url: 'blog/wool' }, '/blog/wool'],
    [{ linktype: 'story', cached_url: 'faq', anchor: 'returns' }, '/faq#returns'],
    [{ linktype: 'email', email: 'a@example.com', url: '' }, 'mailto:a@example.com'],
    [{ linktype: 'url', url: 'javascript:alert(1)' }, ''],
    [{ linktype: 'url', url: '', cached_url: '' }, ''],
  ])('has of the link %j only where it leads', (link, href) => {
    const { content } = story({ link: { fieldtype: 'multilink', ...link } })
    expect(typeof content.link).toBe('string')
    expect(linkField(content, 'link')).toBe(href)
  })

  it('has of a picture its address, and its words when there are any', () => {
    const asset = { fieldtype: 'asset', id: 9, filename: 'a.webp', copyright: 'x' }
    const { content } = story({ plain: { ...asset, alt: '' }, told: { ...asset, alt: 'A lamp' } })
    expect(content.plain).toBe('a.webp')
    expect(content.told).toEqual({ filename: 'a.webp', alt: 'A lamp' })
  })

  it('has the HTML of its rich text, cleaned, and never one that came as a field', () => {
    const link = (href: string) => ({ type: 'link', attrs: { href, linktype: 'url' } })
    const text = (href: string) => ({ type: 'text', text: href, marks: [link(href)] })
    const paragraph = { type: 'paragraph', content: [text('/wool'), text('javascript:alert(1)')] }
    const { content } = story({
      html: '<script>1</script>',
      items: [{ component: 'a', html: '2' }],
      link: { component: 'b', html: '2' },
      answers: [{ component: 'c', html: { fieldtype: 'multilink', url: '<script>3</script>' } }],
    })
    expect(JSON.stringify(content)).not.toMatch(/script|"2"/)
    const { content: written } = story({
      answer: { type: 'doc', content: [paragraph] },
      html: 'no',
    })
    expect(written.html).toContain('href="/wool"')
    expect(written.html).not.toMatch(/href="javascript|no/)
  })

  it('keeps its tags only when it has any', () => {
    const wire = { id: 1, full_slug: 'x', content: { component: 'page' } }
    expect(toStory({ ...wire, tag_list: ['wood'] }, STORE).tags).toEqual(['wood'])
    expect(toStory({ ...wire, tag_list: [] }, STORE)).not.toHaveProperty('tags')
  })
})

it('leaves links that lead nowhere out of the footer', () => {
  const link = (label: string, url: string) => ({
    component: 'footer-link',
    label,
    link: { fieldtype: 'multilink', linktype: 'url', url },
  })
  const columns = [
    {
      component: 'footer-column',
      title: 'Help',
      links: [link('Returns', '/returns'), link('Nowhere', ''), link('', '/faq')],
    },
  ]
  const { columns: drawn } = toFooter(story({ columns }))
  expect(drawn).toEqual([{ title: 'Help', links: [{ label: 'Returns', href: '/returns' }] }])
})
