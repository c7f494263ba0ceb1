// Passwords that keep the rule and are tried first by everybody who guesses (ASVS 6.2.4, 6.2.11, 6.2.12).
import { isGoodPassword } from '../../../../shared/customer/password-rule'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { COMMON_WORDS } from './common-words'
import { type PersonWords, SHOP_WORDS, wordsOf } from './context-words'

/** Letters and digits that have to remain of a password without all that is guessed: a year is not enough. */
const MIN_LEFT = 5
const MIN_RUN = 3

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
]

/** Neighbours on a keyboard or in the alphabet, in both directions. */
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

/** Characters that Shift makes of the digits of a US keyboard, with their digits. */
const SHIFTED: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
}

/** Letters that are written by what looks like them; 1 and ! are two of them. */
const ALIKE = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', $: 's', '5': 's' }
const LOOKALIKES: readonly Readonly<Record<string, string>>[] = [
  { ...ALIKE, '1': 'l' },
  { ...ALIKE, '1': 'i', '!': 'i' },
]

/** Whether a customer may choose this password in a store (spec 5, form rules). */
export function mayBePassword(password: string, person: PersonWords, store: StoreView): boolean {
  return isGoodPassword(password, store) && !isTooPredictable(password, wordsOf(person))
}

/**
 * Whether a password is a common one, however it is decorated: a common word with digits and signs around
 * it, or hardly more than one such word, names of the shop and of the customer (in lower case), and runs on
 * the keyboard.
 */
function isTooPredictable(password: string, personalWords: readonly string[]): boolean {
  const text = password.toLowerCase()
  const words = [...personalWords, ...SHOP_WORDS]
  const decoded = [...LOOKALIKES, SHIFTED].map((letters) => replaceEach(text, letters))
  return isCommonWord(text) || [text, ...decoded].some((one) => hasTooLittleElse(one, words))
}

/** Digits and signs around a word are none of its letters. */
function isCommonWord(text: string): boolean {
  const word = trimToLetters(text)
  return [{}, ...LOOKALIKES].some((letters) => COMMON_WORDS.has(replaceEach(word, letters)))
}

/** Whether hardly a letter or digit remains without all that is guessed. */
function hasTooLittleElse(text: string, words: readonly string[]): boolean {
  const withoutWords = words.reduce((left, word) => left.replaceAll(word, ''), text)
  const left = withoutCommonWord(withoutRuns(withoutWords))
  return (left.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_LEFT
}

function trimToLetters(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '')
}

/** One of them only: several words together are no common password. */
function withoutCommonWord(text: string): string {
  const common = text
    .split(/\P{L}+/u)
    .filter((word) => COMMON_WORDS.has(word))
    .sort((one, other) => other.length - one.length)
  return text.replace(common[0] ?? '', '')
}

function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    if (length < MIN_RUN) left += text.charAt(at)
    at += length < MIN_RUN ? 1 : length
  }
  return left
}

/** How many characters from here on are one repeated, or neighbours. */
function runAt(text: string, start: number): number {
  let longest = 1
  while (text.charAt(start + longest) === text.charAt(start) && start + longest < text.length) {
    longest += 1
  }
  for (let length = MIN_RUN; start + length <= text.length; length += 1) {
    const part = text.slice(start, start + length)
    if (!RUNS.some((run) => run.includes(part))) break
    longest = Math.max(longest, length)
  }
  return longest
}

function replaceEach(text: string, by: Readonly<Record<string, string>>): string {
  return [...text].map((letter) => by[letter] ?? letter).join('')
}
