import type { FourWords } from '../words/four-words'

/** A category as the demo shop writes it down; its picture is that of a model. */
export interface CategorySpec {
  name: FourWords
  text: FourWords
  model: string
}

/** A department and what stands under it, by the short names that products use. */
export interface Department extends CategorySpec {
  shelves: Record<string, CategorySpec>
}
