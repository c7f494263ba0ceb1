/** Something of an editor's, and where it stands among others, counted from 1. */
export interface PlacedVisual<T> {
  position: number
  item: T
}

/**
 * A list with what editors put between its entries (spec 2): each at its position in the list as it
 * then is. What would stand more than one place behind the end is left out.
 * @param visuals in order of position
 */
export function placeVisuals<T>(entries: readonly T[], visuals: readonly PlacedVisual<T>[]): T[] {
  const list = [...entries]
  for (const { position, item } of visuals) {
    if (position <= list.length + 1) list.splice(position - 1, 0, item)
  }
  return list
}
