import { describe, expect, it } from 'vitest'
import type { Story } from '../../../../shared/content/story'
import { toMenu } from '../../../../worker/storefront/mapping/chrome/to-menu'

const branch = (id: number, link: string) => ({ id, name: link, link, image: '', children: [] })
const tree = [branch(1, '/meubels'), branch(2, '/textiel')]

const story = (...items: unknown[]): Story => ({
  id: 1,
  uuid: '1',
  name: 'Menu',
  slug: 'mega-menu',
  fullSlug: 'blocks/mega-menu',
  content: { _uid: '0', component: 'mega-menu', items },
})

const item = (fields: Record<string, unknown>) => ({ component: 'mega-menu-item', ...fields })

describe('what editors show in the menu (spec 2, mega menu)', () => {
  it('stands in the panel of its department', () => {
    const fields = { department: '/textiel', title: 'Rugs', link: '/rug-sizes', image: 'rug.webp' }
    const [first, second] = toMenu(tree, story(item(fields)))
    expect(first).not.toHaveProperty('highlight')
    expect(second?.highlight).toEqual({ title: 'Rugs', link: '/rug-sizes', image: 'rug.webp' })
  })

  it('is left out when it leads nowhere or says nothing', () => {
    const nowhere = item({ department: '/meubels', title: 'Sofas' })
    const silent = item({ department: '/textiel', link: '/rug-sizes' })
    for (const one of toMenu(tree, story(nowhere, silent)))
      expect(one).not.toHaveProperty('highlight')
  })

  it('leaves the menu as it is without a story', () => {
    expect(toMenu(tree, null)).toEqual(tree)
  })
})
