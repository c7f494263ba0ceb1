import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { isOn, shelvesThatGoWith } from './goes-with'
import type { Neighbour } from './neighbour'

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

export type Links = Pick<ProductDraft, 'related' | 'upSells' | 'crossSells'>

/**
 * What is shown beside a product: one of each kind that goes with it, of its collection where there is
 * one; what is similar and costs about as much; and what completes it, again one of each kind, but
 * nothing that goes with it in another colour. Others stand in the order in which they are looked for;
 * shelves that are left out are those of what lies in a set already.
 */
export function linksOf(
  one: Neighbour,
  others: readonly Neighbour[],
  leftOut: readonly string[] = [],
): Links {
  const shown = others.filter(({ isShown }) => isShown)
  const related = goesWith(one, shown, leftOut)
  const unrelated = shown.filter(({ name }) => !related.some((other) => other.name === name))
  return {
    related: related.map(toSku),
    upSells: onePerName(similarTo(one, shown)).map(toSku),
    crossSells: onePerName([
      ...goesWith(one, unrelated, leftOut),
      ...unrelated.filter((other) => completes(one, other)),
    ]).map(toSku),
  }
}

/** All others, beginning behind a place, so that everything is shown somewhere. */
export function othersBehind(place: number, all: readonly Neighbour[]): Neighbour[] {
  return [...all.slice(place + 1), ...all.slice(0, place)]
}

function goesWith(
  one: Neighbour,
  others: readonly Neighbour[],
  leftOut: readonly string[],
): Neighbour[] {
  const shelves = shelvesThatGoWith(one.shelf).filter(
    (shelf) => !leftOut.some((other) => isOn(other, shelf)),
  )
  return shelves.flatMap((shelf) => {
    const kind = others.filter(
      (other) => isOn(other.shelf, shelf) && isForChildren(other.shelf) === isForChildren(shelf),
    )
    return kind.find(({ collection }) => collection === one.collection) ?? kind[0] ?? []
  })
}

/** Bears on the wall go with what is meant for children, and with that alone. */
function isForChildren(shelf: string): boolean {
  return /^kidswear|\/(?:kids|nursery)(?:\/|$)/.test(shelf)
}

/**
 * What costs about as much: of the same shelf, then of those beside it. A row that this leaves short goes
 * on with the rest of those. The nearest in price comes first.
 */
function similarTo(one: Neighbour, others: readonly Neighbour[]): Neighbour[] {
  const distance = ({ price }: Neighbour) => Math.abs(Math.log(price / one.price))
  const around = others
    .filter(({ name, shelf }) => name !== one.name && isOn(shelf, shelfAround(one.shelf)))
    .sort((first, second) => distance(first) - distance(second))
  const near = around.filter((other) => distance(other) <= Math.log(NEAR_IN_PRICE))
  const alike = near.filter(({ shelf }) => shelf === one.shelf)
  return [...alike, ...near, ...around]
}

/** The shelf that a shelf is a part of. */
function shelfAround(shelf: string): string {
  return shelf.split('/').slice(0, 2).join('/')
}

function completes(one: Neighbour, other: Neighbour): boolean {
  const departments = COMPLETES[departmentOf(one)] ?? []
  return departments.includes(departmentOf(other)) && other.shelf !== one.shelf
}

/** One of each name: its other colours are shown as colours. */
function onePerName(found: readonly Neighbour[]): Neighbour[] {
  const names = new Map<string, Neighbour>()
  for (const one of found) {
    if (names.size < LINKS && !names.has(one.name)) names.set(one.name, one)
  }
  return [...names.values()]
}

function toSku({ sku }: Neighbour): string {
  return sku
}

function departmentOf({ shelf }: Pick<Neighbour, 'shelf'>): string {
  return shelf.split('/')[0] ?? ''
}
