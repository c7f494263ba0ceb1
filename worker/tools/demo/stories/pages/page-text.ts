import type { Localized } from '../../words/localized'
import type { DemoBlock } from '../story-blocks'
import type { StoryContext } from '../story-context'

/** A page of text: its title and its lines, each in four languages. */
export interface PageText {
  /** The same in every store. */
  slug: string
  title: Localized
  /** Lines as richText reads them. */
  lines: readonly Localized[]
  /** What stands below the text. */
  below?: (context: StoryContext) => DemoBlock[]
}
