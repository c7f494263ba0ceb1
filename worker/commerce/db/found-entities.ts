/** A page of what a search found, and how much there is in all. */
export interface FoundEntities {
  items: Record<string, unknown>[]
  total: number
}
