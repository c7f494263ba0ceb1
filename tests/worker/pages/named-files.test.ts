// Two builds name the same fonts and pictures, each by itself: they have to agree.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it.each(['/', '/p/ARM-LUNA/x', '/cart', '/no-such-page'])(
  'every file that the document of %s names is there',
  async (path) => {
    const { host } = STORES[0]
    const { text } = await shop.visit(host, path)
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.\w+/g))]
    expect(files.some((file) => file.endsWith('.woff2'))).toBe(true)
    const answers = await Promise.all(files.map((file) => shop.visit(host, file)))
    expect(files.filter((_, index) => answers[index]?.status !== 200)).toEqual([])
  },
)
