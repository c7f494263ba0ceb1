import type { Localized } from '../words/localized'

/** A category as the demo shop writes it down; its picture is that of a model. */
export interface CategorySpec {
  name: Localized
  text: Localized
  model: string
}

/** What a shelf is divided into, by the short names that products use. */
export type Parts = Record<string, CategorySpec>

/** A shelf of a department, which may be divided further. */
export interface Shelf extends CategorySpec {
  /** What a list of it says at its end: how to choose. */
  advice: Localized
  parts?: Parts
}

/** A department and what stands under it, by the short names that products use. */
export interface Department extends CategorySpec {
  shelves: Record<string, Shelf>
}
