import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { DISPLAY_LETTERS, TEXT_LETTERS } from '../../../../worker/tools/fonts/letters'

/** Bytes of the only font before the second was added. */
const BYTES_BEFORE = 34_704

const FONTS = resolve('client/styles/fonts')
const read = (path: string) => JSON.parse(readFileSync(resolve(path), 'utf8'))

/** Every title of the demo's stories and every name of its categories, in all stores. */
function titles(): string[] {
  const shop = createDemoShop(read('worker/tools/demo/media/index.json'))
  const found: string[] = shop.categories.flatMap(({ name }) => Object.values(name))
  JSON.stringify(shop.stories, (key, value) => {
    if (key === 'title' && typeof value === 'string') found.push(value)
    return value
  })
  return found
}

describe('the fonts of the shop', () => {
  it('weigh together no more than the one did that it had', () => {
    const sizes = ['text', 'display'].map((name) => statSync(`${FONTS}/${name}.woff2`).size)
    expect(Math.min(...sizes)).toBeGreaterThan(5000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BYTES_BEFORE)
  })

  it('have every letter of the titles that editors of the demo shop give', () => {
    const letters = new Set(titles().flatMap((title) => [...title]))
    expect(letters.size).toBeGreaterThan(50)
    expect([...letters].filter((letter) => !DISPLAY_LETTERS.includes(letter))).toEqual([])
  })

  it.each(['nl_nl', 'de_de', 'fr_fr', 'global_en'])(
    'have every letter of the words of %s',
    (code) => {
      const words = Object.values(read(`locales/${code}.json`)).join('')
      expect([...new Set(words)].filter((letter) => !TEXT_LETTERS.includes(letter))).toEqual([])
    },
  )
})
