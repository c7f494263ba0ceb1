import type { D1Database } from '@cloudflare/workers-types'
import { beforeAll, expect, test } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { expandWords } from '../../../../worker/commerce/search/expand-words'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { SMALL_SHOP } from '../catalogue/small-shop'

const { catalogue: db, sales } = createDatabases()
const EN = storeViewOf('global_en')

beforeAll(async () => {
  await openCommerceShop(SMALL_SHOP, { catalogue: db, sales })
})

/** The words as they are expanded, and how often the vocabulary was walked through for one. */
async function expand(...words: string[]) {
  const walks: string[] = []
  const counting = new Proxy(db, {
    get(target, name: keyof D1Database) {
      const own = target[name].bind(target) as (text: string) => unknown
      if (name !== 'prepare') return own
      return (text: string) => {
        if (text.includes('BETWEEN')) walks.push(text)
        return own(text)
      }
    },
  })
  return { expanded: await expandWords(counting, EN, words), walks: walks.length }
}

test('neighbours are looked for until too few words are left to find anything', async () => {
  const nonsense = Array.from({ length: 12 }, (_, at) => `xyzzy${'abcdefghijkl'[at]}`)
  expect((await expand(...nonsense)).walks).toBe(4)
  expect((await expand('xyzzyx')).walks).toBe(1)
})

test('neighbours of six words at most are looked for', async () => {
  const misspelt = [
    'armchiar',
    'armchaar',
    'armchaer',
    'armchbir',
    'armchxir',
    'armchoir',
    'armcheir',
  ]
  const { expanded, walks } = await expand(...misspelt)
  expect(walks).toBe(6)
  expect(expanded.map(({ near }) => near.includes('armchair'))).toEqual([
    ...Array(6).fill(true),
    false,
  ])
})
