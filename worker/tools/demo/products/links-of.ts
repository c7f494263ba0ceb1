import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { type Placed, skuOf } from '../families/product-spec'
import { isOn, shelvesThatGoWith } from './goes-with'

const LINKS = 4
/** Dearer or cheaper by no more than this stands beside a product as similar. */
const NEAR_IN_PRICE = 1.6

/** Departments whose pieces complete those of a department. */
const COMPLETES: Record<string, readonly string[]> = {
  furniture: ['textiles', 'decor'],
  decor: ['furniture', 'decor'],
  textiles: ['decor', 'textiles'],
  wallpaper: ['textiles', 'furniture'],
  kidswear: ['kidswear'],
}

/**
 * What is shown beside a product: one of each kind that goes with it, of its collection where there is
 * one; what is similar and costs about as much; and what completes it. Each begins its search behind
 * itself, so that everything is shown somewhere.
 */
export function linksOf(
  one: Placed,
  all: readonly Placed[],
): Pick<ProductDraft, 'related' | 'upSells' | 'crossSells'> {
  const behind = [...all.slice(one.place + 1), ...all.slice(0, one.place)].filter(isShown)
  const related = goesWith(one, behind)
  const others = behind.filter((other) => !related.includes(other))
  return {
    related: related.map(toSku),
    upSells: onePerName(similarTo(one, behind)).map(toSku),
    crossSells: onePerName(others.filter((other) => completes(one, other))).map(toSku),
  }
}

function goesWith(one: Placed, others: readonly Placed[]): Placed[] {
  return shelvesThatGoWith(shelfOf(one)).flatMap((shelf) => {
    const kind = others.filter((other) => isOn(shelfOf(other), shelf))
    return kind.find((other) => isOfCollection(one, other)) ?? kind[0] ?? []
  })
}

/** On the same shelf, the nearest in price first, on either side of it. */
function similarTo(one: Placed, others: readonly Placed[]): Placed[] {
  const distance = ({ spec }: Placed) => Math.abs(Math.log(spec.price / one.spec.price))
  return others
    .filter((other) => shelfOf(other) === shelfOf(one) && nameOf(other) !== nameOf(one))
    .filter((other) => distance(other) <= Math.log(NEAR_IN_PRICE))
    .sort((first, second) => distance(first) - distance(second))
}

function completes(one: Placed, other: Placed): boolean {
  const departments = COMPLETES[departmentOf(one)] ?? []
  return departments.includes(departmentOf(other)) && shelfOf(other) !== shelfOf(one)
}

/** One of each name: its other colours are shown as colours. */
function onePerName(found: readonly Placed[]): Placed[] {
  const names = new Map<string, Placed>()
  for (const one of found) {
    if (names.size < LINKS && !names.has(nameOf(one))) names.set(nameOf(one), one)
  }
  return [...names.values()]
}

function nameOf({ family, spec }: Placed): string {
  return `${family.prefix} ${spec.name}`
}

function toSku({ family, spec }: Placed): string {
  return skuOf(family, spec)
}

function isShown({ spec }: Placed): boolean {
  return !spec.isDisabled && (spec.visibility ?? 4) === 4
}

function isOfCollection(one: Placed, other: Placed): boolean {
  return one.spec.collection === other.spec.collection
}

function departmentOf(one: Placed): string {
  return shelfOf(one).split('/')[0] ?? ''
}

function shelfOf({ family, spec }: Placed): string {
  return spec.shelf ?? family.shelf
}
