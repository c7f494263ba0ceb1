// What happens to some products of every product line: reductions, empty shelves, favourites. Each turn is
// a prime, so that they meet in every combination and never line up.
import type { ProductSpec, Supply } from '../families/product-spec'
import type { LabelName } from '../words/labels'
import type { ProductLine } from './product-line'

/** What is special about the product at this place of its product line; the same on every run. */
export function occasionOf(
  productLine: ProductLine,
  spec: ProductSpec,
  place: number,
): Partial<ProductSpec> {
  const turn = place + offsetOf(productLine)
  const supply = supplyOf(turn)
  const offer = offerOf(turn)
  const label = labelOf(spec, turn)
  return {
    ...(offer && { offer }),
    ...(label && { label }),
    ...(supply && { supply }),
    ...(turn % 13 === 3 && { isErinsChoice: true }),
    ...stockOf(spec, turn),
    ...(turn % 89 === 40 && { isDisabled: true }),
    ...(turn % 53 === 21 && { visibility: 2 as const }),
    ...(turn % 59 === 33 && { visibility: 3 as const }),
  }
}

/** Ranges begin at different places of the circle. */
function offsetOf({ prefix, shelf }: ProductLine): number {
  return [...`${prefix}${shelf}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

function offerOf(turn: number): ProductSpec['offer'] {
  if (turn % 11 === 4) return 'running'
  if (turn % 23 === 7) return 'past'
  return turn % 29 === 11 ? 'future' : undefined
}

/** What is made again when it is gone is not made by the thousand. */
const MOST_TO_REORDER = 60

function supplyOf(turn: number): Supply | undefined {
  if (turn % 31 === 9) return { hasBackorders: true, maxQty: MOST_TO_REORDER }
  if (turn % 37 === 12) return { maxQty: 4 }
  return turn % 97 === 15 ? { minQty: 2 } : undefined
}

function stockOf(spec: ProductSpec, turn: number): Partial<ProductSpec> {
  if (turn % 29 === 5) return { stock: { all: 0 } }
  if (turn % 43 === 17) return { stock: { all: 0 }, hidesStockAlert: true }
  const choices = spec.sizes ?? spec.colours ?? []
  const some = choices[turn % Math.max(1, choices.length)]
  if (turn % 7 === 2) return { stock: { [some ?? 'all']: 1 + (turn % 3) } }
  return turn % 9 === 6 && some ? { stock: { [some]: 0 } } : {}
}

/** A badge on everything would say nothing. */
function labelOf({ label }: ProductSpec, turn: number): LabelName | undefined {
  return label ?? LABELS_IN_TURN.find(({ every, on }) => turn % every === on)?.name
}

const LABELS_IN_TURN: readonly { every: number; on: number; name: LabelName }[] = [
  { every: 59, on: 8, name: 'limited' },
  { every: 61, on: 10, name: 'last' },
  { every: 53, on: 34, name: 'erin' },
]
