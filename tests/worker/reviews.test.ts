// Writing of a product without script, in all four stores.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { openPlainBrowser } from '../fixtures/plain-browser.ts'
import { STORES, type TestStore } from '../fixtures/stores.ts'

const SENT = ['Bedankt!', 'Danke!', 'Merci', 'Thank you!']
const TOO_LARGE = ['groter dan toegestaan', 'zulässige Dateigröße', 'taille autorisée', 'exceeds']
const CASES = STORES.map((store, index): [TestStore, string, string] => [
  store,
  SENT[index] ?? '',
  TOO_LARGE[index] ?? '',
])

const SIMPLE_SKU = 'ARM-LUNA'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const WRITTEN = { sku: SIMPLE_SKU, nickname: 'Wilm', title: 'Soft', detail: 'Very.', rating: '4' }

/** A form with files, as a browser sends it. */
async function multipart(fields: Record<string, string>, pictures: Blob[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const picture of pictures) form.append('pictures', picture, 'picture.jpg')
  const packed = new Response(form)
  return {
    body: new Uint8Array(await packed.arrayBuffer()),
    type: { 'content-type': packed.headers.get('content-type') ?? '' },
  }
}

async function send(
  store: TestStore,
  fields: Record<string, string>,
  { pictures = [], headers = {} }: { pictures?: Blob[]; headers?: Record<string, string> } = {},
) {
  const browser = openPlainBrowser(shop, store)
  const { body, type } = await multipart(fields, pictures)
  const answer = await browser.post('/review', body, { ...type, ...headers })
  return { browser, answer }
}

describe('a review, without script', () => {
  it.each(CASES)(
    'is written in %s, and a picture too large is said',
    async (store, sent, large) => {
      const page = await openPlainBrowser(shop, store).open(`/review?sku=${SIMPLE_SKU}`)
      expect(page.status).toBe(200)
      expect(page.text).toMatch(/enctype="multipart\/form-data"/i)
      const { browser, answer } = await send(store, WRITTEN)
      expect(answer.status).toBe(303)
      expect((await browser.open(answer.headers.location ?? '')).text).toContain(sent)
      const pictures = [new Blob([new Uint8Array(2_000_001)])]
      const refused = await send(store, WRITTEN, { pictures })
      expect(refused.answer.status).toBe(422)
      expect(refused.answer.text).toContain(large)
    },
  )

  it('keeps what was written when it is refused', async () => {
    const { answer } = await send(STORES[3], { ...WRITTEN, title: ' ', detail: 'I <b>sat</b>.' })
    expect(answer.status).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).toContain('value="Wilm"')
    expect(answer.text).toContain('I &lt;b&gt;sat&lt;/b&gt;.</textarea>')
    expect(answer.text).toMatch(/<input(?=[^>]*value="4")[^>]*checked/)
  })

  it('takes no file that is no picture, whatever it says it is', async () => {
    const page = new Blob(['<script>alert(1)</script>'], { type: 'image/jpeg' })
    const { answer } = await send(STORES[3], WRITTEN, { pictures: [page] })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('is no JPEG, PNG or WebP picture')
  })

  it('is answered to a script in the envelope', async () => {
    const headers = { accept: 'application/json' }
    const taken = await send(STORES[3], WRITTEN, { headers })
    expect(taken.answer.status).toBe(200)
    const refused = await send(STORES[3], { ...WRITTEN, rating: '' }, { headers })
    expect(JSON.parse(refused.answer.text)).toMatchObject({ code: 422, result: 'incomplete' })
  })

  it('of nothing is a page that does not exist, and other sites cannot send one', async () => {
    expect((await openPlainBrowser(shop, STORES[3]).open('/review?sku=NONE')).status).toBe(404)
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await send(STORES[3], WRITTEN, { headers })).answer.status).toBe(403)
  })
})
