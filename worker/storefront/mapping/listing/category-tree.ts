import type { Breadcrumb, CategoryLink } from '../../../../shared/catalog/category'
import type { WireCategory } from '../../../../shared/contract/catalogue/category'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { toCategoryLink } from './to-category'

/** Departments with everything below them; the root itself has no page. */
export type CategoryTree = CategoryLink[]

const DEPARTMENT_LEVEL = 2

/** Makes a tree of a flat list, in the order of the merchant's positions (spec 3). */
export function toCategoryTree(wires: readonly WireCategory[], store: StoreView): CategoryTree {
  const links = new Map(wires.map((wire) => [wire.id, toCategoryLink(wire, store)]))
  const departments: CategoryTree = []
  for (const wire of [...wires].sort((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
    const link = links.get(wire.id)
    if (!link || wire.is_active === false) continue
    if (wire.level === DEPARTMENT_LEVEL) departments.push(link)
    else if (wire.parent_id !== undefined) links.get(wire.parent_id)?.children.push(link)
  }
  return departments
}

/** What a link to each of these categories needs, in their order. */
export function namedLinks(links: readonly CategoryLink[]): Breadcrumb[] {
  return links.map(({ name, link }) => ({ name, link }))
}

/** Category levels in breadcrumbs (spec 9). */
const MAX_CRUMBS = 5

/** Breadcrumbs of a path through the tree: of a deeper one the levels that are nearest. */
export function crumbsOf(path: readonly CategoryLink[]): Breadcrumb[] {
  return namedLinks(path.slice(-MAX_CRUMBS))
}

/** The links from the department down to this category, itself included; empty when unknown. */
export function pathTo(tree: CategoryTree, id: number): CategoryLink[] {
  for (const link of tree) {
    if (link.id === id) return [link]
    const below = pathTo(link.children, id)
    if (below.length > 0) return [link, ...below]
  }
  return []
}

/**
 * Breadcrumbs of a product: through the deepest of its categories (contract 2.13.12).
 * Of equally deep ones the first in the tree wins.
 */
export function breadcrumbsTo(tree: CategoryTree, categoryIds: readonly number[]): Breadcrumb[] {
  const paths = categoryIds.map((id) => pathTo(tree, id))
  const deepest = paths.reduce((best, path) => (path.length > best.length ? path : best), [])
  return crumbsOf(deepest)
}

/** The tree down to a number of levels, for menus. */
export function trimTree(tree: CategoryTree, levels: number): CategoryTree {
  return tree.map((link) => ({
    ...link,
    children: levels > 1 ? trimTree(link.children, levels - 1) : [],
  }))
}

/** Where these links and everything below them lead. */
export function linksBelow(links: readonly CategoryLink[]): string[] {
  return links.flatMap(({ link, children }) => [link, ...linksBelow(children)])
}

/** Ids of these links and of everything below them. */
export function idsBelow(links: readonly CategoryLink[]): number[] {
  return links.flatMap(({ id, children }) => [id, ...idsBelow(children)])
}
