import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editorLinkOf } from '../../../worker/preview/editor-link'
import { openEdition } from '../../../worker/preview/open-edition'
import { createFakeUpstream, enveloped } from '../../fakes/fake-upstream'

const SIGNED =
  '_storyblok=12&_storyblok_tk[space_id]=55&_storyblok_tk[timestamp]=1763700000&_storyblok_tk[token]=abc'
const at = (query: string) => new URL(`https://nl.example/?${query}`)

describe('the address of an editor (spec 2)', () => {
  it('says which space, when, what was signed, and which release', () => {
    expect(editorLinkOf(at(`${SIGNED}&_storyblok_release=3`))).toEqual({
      spaceId: '55',
      timestamp: '1763700000',
      token: 'abc',
      release: 3,
    })
    expect(editorLinkOf(at(SIGNED))?.release).toBeNull()
  })

  it.each([
    '',
    '_storyblok=12',
    SIGNED.replace('_storyblok=12&', ''),
    SIGNED.replace('1763700000', 'yesterday'),
    SIGNED.replace('[token]=abc', '[token]='),
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
  it('are opened by what the CMS says of the link', async () => {
    const { upstream, requests } = createFakeUpstream(() =>
      enveloped({ previewToken: 'reads-drafts', error: false }),
    )
    expect(await openEdition(upstream, at(SIGNED))).toEqual({
      token: 'reads-drafts',
      release: null,
    })
    const asked = new URL(requests[0]?.url ?? '')
    expect(asked.searchParams.get('spaceId')).toBe('55')
    expect(asked.searchParams.get('token')).toBe('abc')
  })

  it.each([
    ['refuses', () => enveloped({ error: 'Unauthorized editor' }, 403)],
    ['has no token', () => enveloped({ error: false })],
    ['names an error beside a token', () => enveloped({ previewToken: 'x', error: 'no' })],
    ['is down', () => new Response('', { status: 502 })],
    ['says something else', () => enveloped('yes')],
  ])('stay closed when the CMS %s', async (_, behave) => {
    expect(await openEdition(createFakeUpstream(behave).upstream, at(SIGNED))).toBeNull()
  })

  it('are not even asked for without a signed link', async () => {
    const { upstream, requests } = createFakeUpstream(() => enveloped({ previewToken: 'x' }))
    expect(await openEdition(upstream, at('_storyblok=12'))).toBeNull()
    expect(requests).toHaveLength(0)
  })
})
