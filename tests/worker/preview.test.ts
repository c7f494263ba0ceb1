// Drafts on the built Workers: for an editor with a signed link, and for nobody else (trust I12).
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'

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
  more?: string
}

function editorLink(path: string, { secret, age = 0, more = '' }: Link = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - age
  const key = secret ?? TEST_SECRETS.commerce.STORY_PREVIEW_TOKEN
  const token = createHash('sha1').update(`55:${key}:${timestamp}`).digest('hex')
  const signed = { space_id: '55', timestamp: String(timestamp), token }
  const query = new URLSearchParams({ _storyblok: '1', _storyblok_c: 'page' })
  for (const [name, value] of Object.entries(signed)) query.set(`_storyblok_tk[${name}]`, value)
  return `${path}?${query}${more}`
}

const visit = (path: string) => shop.visit(NL.host, path)
const titleIn = (text: string) =>
  [PUBLISHED, DRAFT, IN_WINTER].filter((title) => text.includes(title))

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

  it.each<[string, Link]>([
    ['with a wrong signature', { secret: 'guessed' }],
    ['older than an hour', { age: 3700 }],
    ['from the future', { age: -3000 }],
  ])('shows what is published for a link %s, and does not keep that either', async (_, link) => {
    const { status, text, headers } = await visit(editorLink('/', link))
    expect(status).toBe(200)
    expect(titleIn(text)).toEqual([PUBLISHED])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('opens a story by its number for editors only', async () => {
    expect((await visit('/storyblok?_storyblok=1')).status).toBe(404)
    expect((await visit(editorLink('/storyblok'))).status).toBe(200)
  })

  it('gives no browser the token that reads drafts', async () => {
    const asked = editorLink('/api/ext/storyblok/validate-editor')
    expect((await visit(asked)).status).toBe(404)
    expect((await visit('/api/v2/cdn/stories/home')).status).toBe(404)
  })
})
