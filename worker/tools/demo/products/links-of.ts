import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { Placed } from '../families/product-spec'
import { skuOf } from './to-product-drafts'

const LINKS = 4

/** What goes with the pieces of a department, by the departments' short names. */
const GOES_WITH: Record<string, readonly string[]> = {
  furniture: ['textiles', 'decor'],
  decor: ['furniture', 'decor'],
  textiles: ['decor', 'textiles'],
  wallpaper: ['textiles', 'furniture'],
  kidswear: ['kidswear'],
}

/**
 * What is shown beside a product: others of its collection, finer ones of its kind, and what goes
 * with it. Each begins its search behind itself, so that everything is shown somewhere.
 */
export function linksOf(
  one: Placed,
  all: readonly Placed[],
): Pick<ProductDraft, 'related' | 'upSells' | 'crossSells'> {
  const friends = GOES_WITH[departmentOf(one)] ?? []
  const isFriend = (other: Placed) => friends.includes(departmentOf(other))
  return {
    related: pick(one, all, (other) => isOfCollection(one, other) && other.family !== one.family),
    upSells: pick(one, all, (other) => shelfOf(other) === shelfOf(one) && isFiner(one, other)),
    crossSells: pick(one, all, (other) => isFriend(other) && shelfOf(other) !== shelfOf(one)),
  }
}

/** The first that fit behind a product, one of each name: its other colours are shown as colours. */
function pick(
  { place }: Placed,
  all: readonly Placed[],
  fits: (other: Placed) => boolean,
): string[] {
  const names = new Map<string, string>()
  for (let step = 1; step < all.length && names.size < LINKS; step += 1) {
    const other = all[(place + step) % all.length]
    if (!other || !isShown(other) || !fits(other)) continue
    const name = `${other.family.prefix} ${other.spec.name}`
    if (!names.has(name)) names.set(name, skuOf(other.family, other.spec))
  }
  return [...names.values()]
}

function isShown({ spec }: Placed): boolean {
  return !spec.isDisabled && (spec.visibility ?? 4) === 4
}

function isOfCollection(one: Placed, other: Placed): boolean {
  return one.spec.collection === other.spec.collection
}

function isFiner(one: Placed, other: Placed): boolean {
  return other.spec.price > one.spec.price && other.spec.price < one.spec.price * 2
}

function departmentOf({ family }: Placed): string {
  return family.shelf.split('/')[0] ?? ''
}

function shelfOf({ family, spec }: Placed): string {
  return spec.shelf ?? family.shelf
}
