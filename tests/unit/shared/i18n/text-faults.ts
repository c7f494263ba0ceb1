import type { StoreCode } from '../../../../shared/store-view/store-view'

type Rule = readonly [fault: string, pattern: RegExp]

const EVERYWHERE: readonly Rule[] = [
  ['two spaces', /[ \u00a0\u202f]{2}/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['an amount that a line may break', /€ \d|\d €/],
]

/** Short words that the other languages do not have, and names that stayed Dutch once. */
const DUTCH = wordAmong(
  'een het voor naar niet jouw deze geen wij zijn Avondrood Blaker Boerin Boog Bruintje Ooievaar Rank Uil',
)
const ENGLISH = wordAmong('the your with and')

function wordAmong(words: string): RegExp {
  return new RegExp(`(?:^|[^\\p{L}-])(?:${words.replaceAll(' ', '|')})(?![\\p{L}-])`, 'u')
}

const OF_A_LANGUAGE: Readonly<Record<StoreCode, readonly Rule[]>> = {
  nl_nl: [
    ['an English word', ENGLISH],
    ['u instead of je', wordAmong('u uw U Uw')],
  ],
  de_de: [
    ['a Dutch word', DUTCH],
    ['an English word', ENGLISH],
    ['Sie instead of du', /[\p{L}\d,;)] (?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/u],
  ],
  fr_fr: [
    ['a Dutch word', DUTCH],
    ['an English word', ENGLISH],
    ['tu instead of vous', wordAmong('tu toi tes Tu Tes')],
    ['no narrow no-break space before ; ! ?', /[^\u202f!?][;!?](?=\s|$|<)/],
    ['no no-break space before : % €', /[^\u00a0](?:[%€]|:(?=\s|$|<))/],
    ['no no-break space inside « »', /«[^\u00a0]|[^\u00a0]»/],
    ['a time that is not like 23 h 59', /\d(?:h| h ?|\u00a0h ?)\d/],
    ['a plain space in a number', /(?<![\d ] ?)\d{1,3} \d{3}(?! ?\d)/],
  ],
  global_en: [['a Dutch word', DUTCH]],
}

/** What a native reader of a store's language would mark in a text, as `fault: text`. */
export function textFaults(text: string, store: StoreCode): string[] {
  const rules = [...EVERYWHERE, ...OF_A_LANGUAGE[store]]
  return rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${fault}: ${text}`)
}
