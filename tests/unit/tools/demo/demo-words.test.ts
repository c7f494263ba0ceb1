import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { createRecords } from '../../../../worker/tools/demo/records/create-records'
import { withFrenchSpaces } from '../../../../worker/tools/demo/words/localized'
import { textFaults } from '../../shared/i18n/text-faults'

const INDEX = resolve(import.meta.dirname, '../../../../worker/tools/demo/media/index.json')
const shop = createDemoShop(JSON.parse(readFileSync(INDEX, 'utf8')))
const { reviews } = createRecords(shop.products)
const STORES = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const

/** Makers are called by one name in every language. */
const MAKERS = ['Huis aan Zee', 'Werkplaats Elf']

/** What only the shop itself reads: paths of categories are names in English. */
const NO_WORDS = ['_uid', 'attributes', 'categories', 'category', 'images', 'path']

function* textsIn(value: unknown, store: StoreCode, isRich = false): Generator<string> {
  if (typeof value === 'string') yield isRich ? value.trim() : value
  if (typeof value !== 'object' || value === null) return
  if (isPerStore(value)) return yield String(value[store] ?? value.all)
  const isNode = 'type' in value && value.type === 'text'
  for (const [key, inner] of Object.entries(value)) {
    if (!NO_WORDS.includes(key)) yield* textsIn(inner, store, isNode)
  }
}

function isPerStore(value: object): value is Record<string, unknown> {
  return 'all' in value && typeof value.all === 'string'
}

/** All that a shopper of one store may read, each text once. */
function wordsOf(store: StoreCode): string[] {
  const { attributes, categories, products, landingPages } = shop
  const ofStore = [...(landingPages ?? []), ...(shop.stories ?? []), ...(reviews ?? [])].filter(
    (one) => one.store === store,
  )
  const texts = textsIn([attributes, categories, products, ofStore], store)
  return [...new Set(texts)].filter((text) => !MAKERS.includes(text))
}

describe.each(STORES)('the words of the demo shop in %s', (store) => {
  const words = wordsOf(store)

  it('are more than 3,000 texts', () => {
    expect(words.length).toBeGreaterThan(3000)
  })

  it('read as a native would write them', () => {
    expect(words.flatMap((text) => textFaults(text, store))).toEqual([])
  })

  it('begin and end with a word', () => {
    expect(words.filter((text) => text !== text.trim())).toEqual([])
  })

  it('name one mail address', () => {
    const addresses = words.flatMap((text) => text.match(/[\w.]+@[\w.-]+\w/g) ?? [])
    expect([...new Set(addresses)]).toEqual([MERCHANT.email])
  })
})

it.each([
  ['Prêt ? Oui ; voici !', 'Prêt\u202f? Oui\u202f; voici\u202f!'],
  ['Prix : 1 500 €, soit 5 % de moins', 'Prix\u00a0: 1\u202f500\u00a0€, soit 5\u00a0% de moins'],
  ['« Oui »', '«\u00a0Oui\u00a0»'],
  ['avant 23 h 59', 'avant 23\u00a0h\u00a059'],
  ['+31 20 000 00 00', '+31 20 000 00 00'],
])('French typed with plain spaces, %s, gets those that no line breaks at', (typed, shown) => {
  expect(withFrenchSpaces(typed)).toBe(shown)
})
