import { beforeAll, describe, expect, it } from 'vitest'
import { CategoryPage } from '../../../../client/listing/category-page'
import { SearchPage } from '../../../../client/listing/search-page'
import { loadLateParts } from '../../../../client/stores/late-part'
import type { PageData } from '../../../../shared/routing/page'
import { drawInShop } from '../../../fixtures/draw-in-shop'
import { listing, placeAt } from '../../../fixtures/listing'

beforeAll(() => loadLateParts(async () => {}))

type CategoryData = Extract<PageData, { route: 'category' }>

function category(other: Partial<CategoryData['category']>): CategoryData {
  return {
    route: 'category',
    category: {
      id: 3,
      name: 'Lamps',
      level: 3,
      link: '/decor/lamps',
      image: '',
      description: '',
      seoText: '',
      metaTitle: '',
      metaDescription: '',
      parentIds: [2],
      alternates: [],
      ...other,
    },
    subcategories: [{ name: 'Table lamps', link: '/decor/lamps/table' }],
    breadcrumbs: [{ name: 'Decor', link: '/decor' }],
    listing: listing(),
    content: null,
    visuals: [],
  }
}

describe('a category page (spec 2)', () => {
  it('has breadcrumbs from home to itself, one title, and links to what is below', () => {
    const html = drawInShop(<CategoryPage data={category({})} />)
    expect(html).toMatch(/href="\/">Home.*href="\/decor">Decor.*aria-current="page">Lamps/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<a href="/decor/lamps/table">Table lamps</a>')
  })

  it('shows a banner of 1272x274 only for subcategories with a picture', () => {
    const banner = (other: Partial<CategoryData['category']>) =>
      drawInShop(<CategoryPage data={category(other)} />)
    expect(banner({ image: 'lamps.webp' })).toContain('/media/2544x548/lamps.webp 2544w')
    expect(banner({ image: 'lamps.webp', level: 2 })).not.toContain('1272x274')
    expect(banner({ image: '' })).not.toContain('1272x274')
  })

  it('shows its description as it was cleaned', () => {
    const html = drawInShop(<CategoryPage data={category({ description: '<p>Warm light</p>' })} />)
    expect(html).toContain('<p>Warm light</p>')
  })
})

describe('the search results (spec 2)', () => {
  it('are titled with the keyword', () => {
    const data = { route: 'catalogsearch' as const, keyword: 'lamp <b>', listing: listing() }
    const html = drawInShop(<SearchPage data={data} />, { at: '/catalogsearch/result?q=lamp' })
    expect(html).toMatch(/<h1[^>]*>Search results for lamp &lt;b&gt;<\/h1>/)
  })

  it('ask whether a misspelt word was meant otherwise', () => {
    const draw = (corrected: string | null) => {
      const data = {
        route: 'catalogsearch' as const,
        keyword: 'armchiar',
        listing: listing({ corrected }),
      }
      return drawInShop(<SearchPage data={data} />, { at: '/catalogsearch/result?q=armchiar' })
    }
    expect(draw('armchair')).toMatch(/Did you mean <a href="[^"]*\?q=armchair">armchair<\/a>/)
    expect(draw(null)).not.toContain('Did you mean')
  })
})

describe('a landing page (spec 2)', () => {
  it('leads back to its parent', () => {
    const data = {
      route: 'landing-page' as const,
      title: 'Oak tables',
      image: 'oak.webp',
      contentFirst: '<p>Strong and pale</p>',
      contentLast: '<p>Lovelier with age</p>',
      alternates: [],
      subcategories: [{ name: 'Round tables', link: '/furniture/tables/round' }],
      breadcrumbs: [{ name: 'Furniture', link: '/furniture' }],
      listing: listing({ place: placeAt('/furniture/tables') }),
    }
    const html = drawInShop(<CategoryPage data={data} />, { at: '/l/furniture/oak-tables/' })
    expect(html).toContain('href="/furniture/tables"')
    expect(html).toContain('<a href="/furniture/tables/round">Round tables</a>')
    expect(html).toContain('/media/1272x274/oak.webp')
    expect(html).toMatch(/Strong and pale.*Show.*Lovelier with age|Strong and pale.*<li.*Lovelier/s)
  })
})
