import type { Localized } from '../words/localized'

/** A pattern as it is written down: what is needed, how it is made, and what is cut. */
export interface SewingPattern {
  /** Of its file. */
  name: string
  title: Localized
  needs: readonly Localized[]
  steps: readonly Localized[]
  /** Rectangles in centimetres that need no template, and how often each is cut. */
  rectangles: readonly { label: Localized; width: number; height: number; times: number }[]
  /** Measures that depend on a size; the first row names them. */
  table?: { head: readonly Localized[]; rows: readonly (readonly string[])[] }
  /** Content of the sheets at full size, with what stands at their head. */
  templates: readonly { label: Localized; drawn: string }[]
}
