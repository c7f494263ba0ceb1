import type { Localized } from '../words/localized'

/** An article of the blog. It has the same address in every store, and names its cover. */
export interface Article {
  slug: string
  title: Localized
  /** What it is about, in one sentence. */
  summary: Localized
  author: string
  /** Day on which it came out. */
  date: string
  tags: string[]
  /** Lines as richText reads them. */
  lines: readonly Localized[]
  /** Where to go on: a department, or one of its shelves (`furniture/tables`). */
  shelf: string
  /** Products that it speaks of. */
  skus?: readonly string[]
  button: Localized
}
