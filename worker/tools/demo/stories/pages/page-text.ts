import type { FourWords } from '../../words/four-words'
import type { DemoBlock } from '../story-blocks'
import type { Teller } from '../teller'

/** A page of text: its title and its lines, each in four languages. */
export interface PageText {
  /** The same in every store. */
  slug: string
  title: FourWords
  /** Lines as richText reads them. */
  lines: readonly FourWords[]
  /** What stands below the text. */
  below?: (teller: Teller) => DemoBlock[]
}
