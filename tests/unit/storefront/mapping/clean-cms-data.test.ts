import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { cleanCmsAnswer } from '../../../../worker/storefront/mapping/story/clean-cms-data'

const store = storeViewOf('fr_fr')
const HOSTILE = '<p onclick="x()">A <a href="/faq">b</a></p><script>alert(1)</script>'
const CLEAN = '<p>A <a href="/faq">b</a></p>'
const page = { id: 1, title: 'Terms', content: HOSTILE }

it.each(['cmsPage', 'cmsBlock', 'cmsPageByIdentifier', 'cmsBlockByIdentifier'])(
  'HTML that %s answers runs nothing in a browser (trust I14)',
  (name) => {
    expect(cleanCmsAnswer(name, page, store)).toEqual({ ...page, content: CLEAN })
    expect(cleanCmsAnswer(name, { id: 1 }, store)).toEqual({ id: 1 })
  },
)

it('pages and blocks that are found by a search or by their address are cleaned as well', () => {
  const found = {
    items: [
      { _type: 'cms_page', ...page },
      { _type: 'review', detail: '<3' },
    ],
    total: 2,
  }
  expect(cleanCmsAnswer('search', found, store)).toEqual({
    total: 2,
    items: [{ _type: 'cms_page', ...page, content: CLEAN }, found.items[1]],
  })
  const mapped = { _type: 'cms_page', _source: page }
  expect(cleanCmsAnswer('urlMap', mapped, store)).toEqual({
    ...mapped,
    _source: { ...page, content: CLEAN },
  })
  expect(cleanCmsAnswer('cartTotals', page, store)).toBe(page)
})

it('HTML nested a hundred thousand deep takes nothing down', () => {
  const content = `${'<div>'.repeat(100_000)}<script>x</script>`
  const cleaned = cleanCmsAnswer('cmsBlock', { content }, store) as { content: string }
  expect(cleaned.content).not.toContain('script')
})
