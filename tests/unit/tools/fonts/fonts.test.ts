import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { displayText } from '../../../../client/ui/display-text'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { DISPLAY_LETTERS, TEXT_LETTERS } from '../../../../worker/tools/fonts/letters'

/** Bytes of the only font before the second was added. */
const BYTES_BEFORE = 34_704

const STORES = ['nl_nl', 'de_de', 'fr_fr', 'global_en']
const FONTS = resolve('shared/fonts')
const read = (path: string) => JSON.parse(readFileSync(resolve(path), 'utf8'))

/** Every title of the demo's stories and every name of its categories, in all stores. */
function titles(): string[] {
  const shop = createDemoShop(read('worker/tools/demo/media/index.json'))
  const found: string[] = shop.categories.flatMap(({ name }) => Object.values(name))
  JSON.stringify(shop.stories, (key, value) => {
    if (key === 'title' && typeof value === 'string') found.push(value)
    return value
  })
  const thanks = STORES.map((code) => read(`locales/${code}.json`)['checkout.thanks-title'])
  return [...found, ...thanks].map(displayText)
}

describe('the fonts of the shop', () => {
  it('weigh together no more than the one did that it had', () => {
    const sizes = ['text', 'display'].map((name) => statSync(`${FONTS}/${name}.woff2`).size)
    expect(Math.min(...sizes)).toBeGreaterThan(5000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BYTES_BEFORE)
  })

  it('have every letter and space of the titles that the shop and its editors give', () => {
    const letters = new Set(titles().flatMap((title) => [...title]))
    expect(letters.size).toBeGreaterThan(50)
    expect([...letters].filter((letter) => !DISPLAY_LETTERS.includes(letter))).toEqual([])
  })

  it.each(STORES)('have every letter of the words of %s', (code) => {
    const words = Object.values(read(`locales/${code}.json`)).join('')
    expect([...new Set(words)].filter((letter) => !TEXT_LETTERS.includes(letter))).toEqual([])
  })
})
