// Writing of a product without script, in all four stores.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PendingReview } from '../../../shared/contract/admin/pending-review.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf, openPlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES, type TestStore } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

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

/** One transparent point. */
const PICTURE = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
])

/** A form with files, as a browser sends it. */
async function multipart(fields: readonly [string, string][], pictures: Blob[] = []) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
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
  const { body, type } = await multipart(Object.entries(fields), pictures)
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

  it('keeps the pictures of a try that was refused, and sent twice it is one review', async () => {
    const browser = openPlainBrowser(shop, STORES[3])
    const post = async (fields: [string, string][], pictures: Blob[] = []) => {
      const { body, type } = await multipart(fields, pictures)
      return browser.post('/review', body, type)
    }
    const page = await browser.open(`/review?sku=${SIMPLE_SKU}`)
    const fields = fieldsOf(page.text, '/review').filter(([name]) => name === 'attempt')
    const written = { ...WRITTEN, title: '', nickname: 'Picasso' }
    const refused = await post([...fields, ...Object.entries(written)], [PICTURE])
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Pictures you chose before')
    const again = fieldsOf(refused.text, '/review').filter(([name]) => name !== 'pictures')
    const retry = again.map(([name, value]): [string, string] => [name, value || 'Soft'])
    expect(retry.find(([name]) => name === 'held')?.[1]).toMatch(/^reviews\//)
    for (let time = 0; time < 2; time += 1) expect((await post(retry)).status).toBe(303)
    const headers = { authorization: `Bearer ${TEST_SECRETS.commerce.ADMIN_KEY}` }
    const waiting = await fetch(`http://127.0.0.1:${shop.commercePort}/admin/reviews`, { headers })
    const { result } = (await waiting.json()) as { result: PendingReview[] }
    const own = result.filter(({ nickname }) => nickname === 'Picasso')
    expect(own.map(({ pictures }) => pictures.length)).toEqual([1])
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
