import type { FourWords } from '../../words/four-words'

export interface Answer {
  label: FourWords
  /** Value of the filter; left out, the answer leaves everything open. */
  value?: string
  /** Model and colour of the picture. */
  picture?: readonly [model: string, colour?: string]
}

export interface Guide {
  slug: string
  title: FourWords
  text: FourWords
  /** The shelf it leads to. */
  shelf: string
  button: FourWords
  /** Sku of the advice that can be had instead. */
  advice?: string
  questions: readonly { filter: string; text: FourWords; answers: readonly Answer[] }[]
}

/** Whoever does not mind sees everything. */
export const OPEN: Answer = {
  label: ['Maakt niet uit', 'Egal', 'Peu importe', 'No preference'],
}
