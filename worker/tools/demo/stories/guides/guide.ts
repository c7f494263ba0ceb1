import type { Localized } from '../../words/localized'

export interface Answer {
  label: Localized
  /** Value of the filter; left out, the answer leaves everything open. */
  value?: string
  /** Model and colour of the picture. */
  picture?: readonly [model: string, colour?: string]
}

export interface Guide {
  slug: string
  title: Localized
  text: Localized
  /** The shelf it leads to. */
  shelf: string
  button: Localized
  /** Sku of the advice that can be had instead. */
  advice?: string
  questions: readonly { filter: string; text: Localized; answers: readonly Answer[] }[]
}

/** Whoever does not mind sees everything. */
export const OPEN: Answer = {
  label: ['Maakt niet uit', 'Egal', 'Peu importe', 'No preference'],
}
