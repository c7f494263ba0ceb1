import type { ProductDraft } from '../../catalogue/draft'
import type { Placed } from './product-spec'
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
  const others = [...all.slice(one.place + 1), ...all.slice(0, one.place)].filter(isShown)
  const pick = (fits: (other: Placed) => boolean) => firstOfEachName(others.filter(fits))
  const friends = GOES_WITH[departmentOf(one)] ?? []
  return {
    related: pick((other) => isOfCollection(one, other) && other.family !== one.family),
    upSells: pick((other) => shelfOf(other) === shelfOf(one) && isFiner(one, other)),
    crossSells: pick(
      (other) => friends.includes(departmentOf(other)) && shelfOf(other) !== shelfOf(one),
    ),
  }
}

/** The same in another colour is shown as a colour: one of each name is enough. */
function firstOfEachName(found: readonly Placed[]): string[] {
  const names = new Map<string, string>()
  for (const { family, spec } of found) {
    if (names.size === LINKS) break
    const name = `${family.prefix} ${spec.name}`
    if (!names.has(name)) names.set(name, skuOf(family, spec))
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
