import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import { foldText } from '../../../../shared/i18n/fold-text'
import { attributeOf } from './filter-codes'

const COLOR = 'color'
/** So many letters are enough to know a colour by, in 'Salbeigrün' as in 'grünes'. */
const MIN_LETTERS = 4
/** What languages put behind a colour that stands before its thing. */
const ENDING = /(?:e[smnr]?|s)$/

/**
 * The colours that a search text names, as values of their attribute: who looks for a green sofa is shown
 * green ones. Nothing where it names none.
 */
export function namedColors(
  text: string,
  attributes: readonly WireAttribute[],
): Record<string, string[]> {
  const asked = wordsOf(text).flatMap((word) => [word, word.replace(ENDING, '')])
  const named = (attributeOf(attributes, COLOR)?.options ?? []).filter(({ label, value }) =>
    wordsOf(label || (value ?? '')).some((word) => asked.some((one) => isSame(word, one))),
  )
  const values = named.flatMap(({ value }) => value ?? [])
  return values.length > 0 ? { [COLOR]: values } : {}
}

function isSame(word: string, asked: string): boolean {
  return word === asked || (asked.length >= MIN_LETTERS && word.endsWith(asked))
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
