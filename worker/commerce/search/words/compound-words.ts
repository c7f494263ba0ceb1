// Compounds: written as one word or as several, and named by their last part: a corner sofa is a sofa.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { ENDING, placesFrom, type Vocabulary } from './vocabulary'

const MIN_PART = ENDING
const MAX_COMPOUNDS = 24
/** What stands between two parts of a compound in Dutch and German, the longest first. */
const LINKS = ['en', 'es', 'er', 'n', 's', 'e', '']

/** The places of a word and its inflections that name something. */
export function namedAs(
  vocabulary: Vocabulary,
  word: string,
  stemOf: (word: string) => string,
): number[] {
  const own = vocabulary.placeOf.get(word)
  const same = vocabulary.byStem.get(stemOf(word)) ?? []
  const places = own === undefined ? same : [own, ...same.filter((place) => place !== own)]
  return places.filter((place) => (vocabulary.naming[place] ?? 0) > 0)
}

/** The two parts of a compound that stand apart in the shop, each with its inflections; or none. */
export function splitCompound(
  vocabulary: Vocabulary,
  word: string,
  stemOf: (word: string) => string,
): [first: number[], last: number[]] | null {
  let best: [number[], number[]] | null = null
  let most = 0
  for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut++) {
    const last = namedAs(vocabulary, word.slice(cut), stemOf)
    if (last.length === 0) continue
    const first = modifierAs(vocabulary, word.slice(0, cut), stemOf)
    const weight = Math.min(countNamed(vocabulary, first), countNamed(vocabulary, last))
    if (weight <= most) continue
    most = weight
    best = [first, last]
  }
  return best
}

/** The first part of a compound, without what links it to the last. */
function modifierAs(
  vocabulary: Vocabulary,
  text: string,
  stemOf: (word: string) => string,
): number[] {
  const plain = namedAs(vocabulary, text, stemOf)
  if (plain.length > 0) return plain
  for (const link of LINKS) {
    const cut = text.length - link.length
    if (cut < MIN_PART || !text.endsWith(link)) continue
    const places = namedAs(vocabulary, text.slice(0, cut), stemOf)
    if (places.length > 0) return places
  }
  return []
}

/** Languages that make new words of any two: there a long ending is enough to know a compound by. */
const FREE_COMPOUNDS: readonly StoreCode[] = ['nl_nl', 'de_de']
const SURE_ENDING = 4

/**
 * The compounds whose last part is this word, and whose first is one that the shop knows: as a word, or,
 * where any two make one, as the beginning of another, as that of `badmat` begins `badjas`. There a long
 * last part does without, as long as it is a word itself: `Bettgestelle` ends as the stem of `Teller` does.
 */
export function compoundsOf(
  vocabulary: Vocabulary,
  word: string,
  stemOf: (word: string) => string,
  store: StoreCode,
): number[] {
  const stem = stemOf(word)
  const isFree = FREE_COMPOUNDS.includes(store)
  const isSure = stem.length >= SURE_ENDING && isFree
  if (word.length < MIN_PART || stem.length < MIN_PART) return []
  const found: number[] = []
  for (const place of vocabulary.byEnding.get(stem.slice(-ENDING)) ?? []) {
    const whole = vocabulary.stems[place] ?? ''
    const rest = whole.length - stem.length
    if (rest < MIN_PART || !whole.endsWith(stem)) continue
    const first = whole.slice(0, rest)
    const last = (vocabulary.terms[place] ?? '').slice(rest)
    const isWhole = isSure && (last.startsWith(word) || vocabulary.placeOf.has(last))
    const isKnown = () => modifierAs(vocabulary, first, stemOf).length > 0
    const beginsOther = () =>
      isFree && whole.endsWith(word) && isOtherBegunSo(vocabulary, first, whole)
    if (isWhole || isKnown() || beginsOther()) found.push(place)
  }
  return mostNamed(vocabulary, found).slice(0, MAX_COMPOUNDS)
}

/**
 * The last part of a compound that the shop does not know, the longest that it does: `lampe` of
 * `wandlampe`. In some languages that says what a thing is; null in the others.
 */
export function headOf(
  word: string,
  store: StoreCode,
  isKnown: (word: string) => boolean,
): string | null {
  if (!FREE_COMPOUNDS.includes(store)) return null
  for (let cut = MIN_PART; cut <= word.length - SURE_ENDING; cut++) {
    const head = word.slice(cut)
    if (isKnown(head)) return head
  }
  return null
}

/** Whether another word than this one, in whatever ending, begins so and names something. */
function isOtherBegunSo(vocabulary: Vocabulary, beginning: string, stem: string): boolean {
  return placesFrom(vocabulary, beginning).some(
    (place) => (vocabulary.naming[place] ?? 0) > 0 && vocabulary.stems[place] !== stem,
  )
}

/** What several words in a row are as one: the word, its inflections, and those with a link between. */
export function joinedAs(
  vocabulary: Vocabulary,
  words: readonly string[],
  stemOf: (word: string) => string,
): number[] {
  const plain = namedAs(vocabulary, words.join(''), stemOf)
  if (plain.length > 0 || words.length !== 2) return plain
  const [first = '', last = ''] = words
  return LINKS.flatMap((link) => namedAs(vocabulary, first + link + last, stemOf))
}

/** The words that begin so and name something, the most usual first, then parts of skus. */
export function beginningAs(vocabulary: Vocabulary, beginning: string, limit: number): number[] {
  const { naming, describing } = vocabulary
  const found = placesFrom(vocabulary, beginning).filter(
    (place) => naming[place] !== 0 || describing[place] === 0,
  )
  return mostNamed(vocabulary, found).slice(0, limit)
}

function countNamed({ naming }: Vocabulary, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (naming[place] ?? 0), 0)
}

function mostNamed({ naming }: Vocabulary, places: readonly number[]): number[] {
  return places.toSorted((one, other) => (naming[other] ?? 0) - (naming[one] ?? 0))
}
