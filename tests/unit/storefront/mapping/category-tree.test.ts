import { describe, expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import {
  breadcrumbsTo,
  crumbsOf,
  idsBelow,
  pathTo,
  toCategoryTree,
} from '../../../../worker/storefront/mapping/listing/category-tree'

const wire = (id: number, parent_id: number, level: number, name: string, position = 0) => ({
  id,
  parent_id,
  level,
  name,
  position,
  url_path: name.toLowerCase(),
})

const tree = toCategoryTree(
  [
    wire(3, 2, 3, 'Chairs'),
    wire(1, 0, 1, 'Root'),
    wire(4, 3, 4, 'Armchairs'),
    wire(5, 1, 2, 'Textiles', 2),
    wire(2, 1, 2, 'Furniture', 1),
    { ...wire(6, 2, 3, 'Old'), is_active: false },
  ],
  storeViewOf('nl_nl'),
)

describe('the category tree', () => {
  it('begins with the departments in the order of the merchant', () => {
    expect(tree.map(({ name }) => name)).toEqual(['Furniture', 'Textiles'])
  })

  it('leaves out what is not active', () => {
    expect(tree[0]?.children.map(({ name }) => name)).toEqual(['Chairs'])
  })

  it('knows the way down to a category and everything below it', () => {
    expect(pathTo(tree, 4).map(({ id }) => id)).toEqual([2, 3, 4])
    expect(pathTo(tree, 99)).toEqual([])
    expect(idsBelow(tree)).toEqual([2, 3, 4, 5])
  })

  it('has at most 5 category levels in breadcrumbs (spec 9), the nearest ones', () => {
    const path = Array.from({ length: 7 }, (_, at) => ({ name: `${at}`, link: `/${at}` }))
    const crumbs = crumbsOf(path.map((link, id) => ({ ...link, id, image: '', children: [] })))
    expect(crumbs.map(({ name }) => name)).toEqual(['2', '3', '4', '5', '6'])
  })

  it('leads to a product through the deepest of its categories (contract 2.13.12)', () => {
    expect(breadcrumbsTo(tree, [5, 3, 4])).toEqual([
      { name: 'Furniture', link: '/furniture' },
      { name: 'Chairs', link: '/chairs' },
      { name: 'Armchairs', link: '/armchairs' },
    ])
  })
})
