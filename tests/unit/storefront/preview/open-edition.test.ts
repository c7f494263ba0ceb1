import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editorLinkOf } from '../../../../worker/storefront/preview/editor-link'
import { openEdition } from '../../../../worker/storefront/preview/open-edition'
import { createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

const NOW = 1_763_700_000
const SIGNATURE = 'a9'.repeat(20)
const SIGNED = `_storyblok=12&_storyblok_tk[space_id]=55&_storyblok_tk[timestamp]=${NOW}&_storyblok_tk[token]=${SIGNATURE}`
const at = (query: string) => new URL(`https://nl.example/?${query}`)

describe('the address of an editor (spec 2)', () => {
  it('says which space, when, what was signed, and which release', () => {
    expect(editorLinkOf(at(`${SIGNED}&_storyblok_release=3`))).toEqual({
      spaceId: '55',
      timestamp: '1763700000',
      token: SIGNATURE,
      release: 3,
    })
    expect(editorLinkOf(at(SIGNED))?.release).toBeNull()
  })

  it.each([
    '',
    '_storyblok=12',
    SIGNED.replace('_storyblok=12&', ''),
    SIGNED.replace('1763700000', 'yesterday'),
    SIGNED.replace(SIGNATURE, ''),
    SIGNED.replace(SIGNATURE, 'guessed'),
  ])('is none when it is %j', (query) => {
    expect(editorLinkOf(at(query))).toBeNull()
  })

  it('is never broken by what stands in an address', () => {
    const parts = fc.constantFrom('_storyblok', '_storyblok_tk[token]', '_storyblok_release', 'x')
    fc.assert(
      fc.property(fc.array(fc.tuple(parts, fc.string())), (pairs) => {
        const link = editorLinkOf(at(new URLSearchParams(pairs).toString()))
        expect(link === null || link.token !== '').toBe(true)
      }),
    )
  })
})

describe('drafts (trust I12)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const yes = () => enveloped({ previewToken: 'reads-drafts', error: false })
  const framed = (query: string, headers: Record<string, string> = {}) => ({
    url: at(query),
    headers: new Headers({ 'sec-fetch-dest': 'iframe', ...headers }),
    mode: 'html' as const,
  })

  it('are opened by what the CMS says of the link', async () => {
    const { upstream, requests } = createFakeUpstream(yes)
    expect(await openEdition(upstream, framed(SIGNED), undefined)).toEqual({
      token: 'reads-drafts',
      release: null,
    })
    const asked = new URL(requests[0]?.url ?? '')
    expect(asked.searchParams.get('spaceId')).toBe('55')
    expect(asked.searchParams.get('token')).toBe(SIGNATURE)
  })

  it('come as data to the page that stands in the frame', async () => {
    const visit = { ...framed(SIGNED, { 'sec-fetch-dest': 'empty' }), mode: 'data' as const }
    expect(await openEdition(createFakeUpstream(yes).upstream, visit, undefined)).not.toBeNull()
  })

  it.each([
    ['refuses', () => enveloped({ error: 'Unauthorized editor' }, 403)],
    ['has no token', () => enveloped({ error: false })],
    ['names an error beside a token', () => enveloped({ previewToken: 'x', error: 'no' })],
    ['is down', () => new Response('', { status: 502 })],
    ['says something else', () => enveloped('yes')],
  ])('stay closed when the CMS %s', async (_, behave) => {
    const { upstream } = createFakeUpstream(behave)
    expect(await openEdition(upstream, framed(SIGNED), undefined)).toBeNull()
  })

  it.each([
    ['without a signed link', framed('_storyblok=12')],
    ['for a link of more than an hour ago', framed(SIGNED.replace(`${NOW}`, `${NOW - 3601}`))],
    ['for a link of in a minute', framed(SIGNED.replace(`${NOW}`, `${NOW + 50}`))],
    ['for a page that stands by itself', framed(SIGNED, { 'sec-fetch-dest': 'document' })],
    ['for whoever is no browser', { ...framed(SIGNED), headers: new Headers() }],
  ])('are not even asked for %s', async (_, visit) => {
    const { upstream, requests } = createFakeUpstream(yes)
    expect(await openEdition(upstream, visit, undefined)).toBeNull()
    expect(requests).toHaveLength(0)
  })

  it('are not even asked for by whoever tries too often', async () => {
    const { upstream, requests } = createFakeUpstream(yes)
    const counter = { limit: async () => ({ success: false }) }
    expect(await openEdition(upstream, framed(SIGNED), counter)).toBeNull()
    expect(requests).toHaveLength(0)
  })
})
