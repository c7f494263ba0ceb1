import type { FourWords } from '../words/four-words'

/** An article of the blog. It has the same address in every store, and names its cover. */
export interface Article {
  slug: string
  title: FourWords
  /** What it is about, in one sentence. */
  summary: FourWords
  author: string
  /** Day on which it came out. */
  date: string
  tags: string[]
  /** Lines as richText reads them. */
  lines: readonly FourWords[]
  /** Where to go on: a department, or one of its shelves (`furniture/tables`). */
  shelf: string
  /** Products that it speaks of. */
  skus?: readonly string[]
  button: FourWords
}
