// Drafts on the built Workers: for an editor with a signed link, and for nobody else (trust I12).
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'
import { visit as ask } from '../../fixtures/visit.ts'

const [NL] = STORES
const PUBLISHED = 'Rustig wonen, mooi gemaakt'
const DRAFT = 'Gemaakt om te blijven'
const IN_WINTER = 'Warm de winter in'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Link {
  secret?: string
  /** Seconds. */
  age?: number
  space?: string
  more?: string
}

function editorLink(path: string, { secret, age = 0, space = '1', more = '' }: Link = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - age
  const key = secret ?? TEST_SECRETS.commerce.STORY_SIGNING_KEY
  const token = createHash('sha1').update(`${space}:${key}:${timestamp}`).digest('hex')
  const signed = { space_id: space, timestamp: String(timestamp), token }
  const query = new URLSearchParams({ _storyblok: '1', _storyblok_c: 'page' })
  for (const [name, value] of Object.entries(signed)) query.set(`_storyblok_tk[${name}]`, value)
  return `${path}?${query}${more}`
}

/** As the CMS shows a page, and as anybody else opens it. */
const visit = (path: string, dest = 'iframe') =>
  shop.visit(NL.host, path, { headers: { 'sec-fetch-dest': dest } })
const titleIn = (text: string) =>
  [PUBLISHED, DRAFT, IN_WINTER].filter((title) => text.includes(title))

/** Number of a story in the CMS. */
async function storyNumber(slug: string): Promise<number> {
  const token = TEST_SECRETS.commerce.STORY_PREVIEW_TOKEN
  const path = `/v2/cdn/stories/${slug}?version=draft&token=${token}`
  const { json } = await ask(shop.commercePort, 'localhost', path)
  return (json() as { story: { id: number } }).story.id
}

describe('the preview of an editor (spec 2, trust I12 and C4)', () => {
  it('shows the draft, in the window of the CMS, and keeps it nowhere', async () => {
    const { status, text, headers } = await visit(editorLink('/'))
    expect(status).toBe(200)
    expect(titleIn(text)).toEqual([DRAFT])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['content-security-policy']).toContain(
      'frame-ancestors https://app.storyblok.com;',
    )
    expect(text).not.toContain(TEST_SECRETS.commerce.STORY_PREVIEW_TOKEN)
  })

  it('frames no checkout', async () => {
    const { status, headers } = await visit(editorLink('/checkout'))
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('shows what a release will bring', async () => {
    const { text } = await visit(editorLink('/', { more: '&_storyblok_release=1' }))
    expect(titleIn(text)).toEqual([IN_WINTER])
  })

  it('leaves everybody else what is published, right after', async () => {
    await visit(editorLink('/'))
    for (const path of ['/', '/?_storyblok=1', '/_data/']) {
      const { text, headers } = await visit(path)
      expect(titleIn(text), path).toEqual([PUBLISHED])
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    }
  })

  it('comes as data to the page in that window', async () => {
    const { text, headers } = await visit(editorLink('/_data/'), 'empty')
    expect(titleIn(text)).toEqual([DRAFT])
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each<[string, Link, string]>([
    ['with a wrong signature', { secret: 'guessed' }, 'iframe'],
    [
      'signed with what reads drafts',
      { secret: TEST_SECRETS.commerce.STORY_PREVIEW_TOKEN },
      'iframe',
    ],
    ['of another space', { space: '2' }, 'iframe'],
    ['older than an hour', { age: 3605 }, 'iframe'],
    ['50 seconds from the future', { age: -50 }, 'iframe'],
    ['outside the window of the CMS', {}, 'document'],
  ])('answers a link %s with the page that everybody gets', async (_, link, dest) => {
    await visit('/')
    shop.upstream.resetCalls()
    const { status, text, headers } = await visit(editorLink('/', link), dest)
    expect(status).toBe(200)
    expect(titleIn(text)).toEqual([PUBLISHED])
    expect(headers['x-cache']).toBe('hit')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const asked = [...shop.upstream.calls.keys()]
    expect(asked.filter((call) => !call.includes('/validate-editor/'))).toEqual([])
  })

  it('opens a story by its number for editors only', async () => {
    expect((await visit('/storyblok?_storyblok=1')).status).toBe(404)
    expect((await visit(editorLink('/storyblok'))).status).toBe(200)
  })

  it('shows one component alone, without what stands around a page, for editors only', async () => {
    expect((await visit('/storyblok-empty?_storyblok=1')).status).toBe(404)
    const number = await storyNumber('blocks/product-usps')
    const link = editorLink('/storyblok-empty').replace('_storyblok=1', `_storyblok=${number}`)
    const { status, text } = await visit(link)
    expect(status).toBe(200)
    expect(text).toContain('30 dagen')
    expect(text).not.toMatch(/<header|<footer|<nav/)
  })

  it('gives no browser the token that reads drafts', async () => {
    const asked = editorLink('/api/ext/storyblok/validate-editor')
    expect((await visit(asked)).status).toBe(404)
    expect((await visit('/api/v2/cdn/stories/home')).status).toBe(404)
  })

  it('asks the CMS of forged links only so often', async () => {
    shop.upstream.resetCalls()
    const forged = () => visit(editorLink('/', { secret: String(Math.random()) }))
    const answers = await Promise.all(Array.from({ length: 100 }, forged))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(shop.upstream.calls.size).toBeLessThanOrEqual(60)
  })
})
