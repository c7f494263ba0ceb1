import type { Localized } from '../../words/localized'
import type { DemoBlock } from '../story-blocks'
import type { StoryContext } from '../story-context'

export interface Words {
  title: Localized
  text?: Localized
  button: Localized
  /** A page of ours, or a shelf. */
  to: string
  picture: readonly [model: string, colour?: string]
}

export interface CategoryContent {
  /** A department or a shelf. */
  place: string
  top?: readonly ((context: StoryContext) => DemoBlock)[]
  bottom?: readonly ((context: StoryContext) => DemoBlock)[]
  /** Stands among the products, counted from 1. */
  visual?: Words & { position: number }
}
