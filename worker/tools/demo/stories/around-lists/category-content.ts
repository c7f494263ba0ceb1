import type { FourWords } from '../../words/four-words'
import type { DemoBlock } from '../story-blocks'
import type { Teller } from '../teller'

export interface Words {
  title: FourWords
  text?: FourWords
  button: FourWords
  /** A page of ours, or a shelf. */
  to: string
  picture: readonly [model: string, colour?: string]
}

export interface CategoryContent {
  /** A department or a shelf. */
  place: string
  top?: readonly ((teller: Teller) => DemoBlock)[]
  bottom?: readonly ((teller: Teller) => DemoBlock)[]
  /** Stands among the products, counted from 1. */
  visual?: Words & { position: number }
}
