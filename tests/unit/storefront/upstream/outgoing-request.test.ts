import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import { toRequest } from '../../../../worker/storefront/upstream/outgoing-request'

const { signal } = new AbortController()
const to = { baseUrl: 'https://backend.example/vsf', storeCode: 'de_de', tokenInHeader: true }

function requestFor(outgoing: Parameters<typeof toRequest>[1], destination = to, token?: string) {
  const request = toRequest(calls.story, outgoing, { ...destination, token }, signal)
  return request && new URL(request.url)
}

test('the store is named in a header', () => {
  const request = toRequest(calls.cartPull, { query: [['cartId', 'c1']] }, to, signal)
  expect(request?.headers.get('x-vs-store-code')).toBe('de_de')
  expect(request?.url).toBe('https://backend.example/vsf/api/cart/pull?cartId=c1')
})

test('a call says how new the catalogue must be, once that was heard', () => {
  let heard: string | null = null
  const bookmark = () => heard
  const ask = () => toRequest(calls.cartPull, { query: [] }, { ...to, bookmark }, signal)
  expect(ask()?.headers.has('x-catalogue-bookmark')).toBe(false)
  heard = '00000007-newest'
  expect(ask()?.headers.get('x-catalogue-bookmark')).toBe('00000007-newest')
})

describe('the token of a customer', () => {
  const outgoing = { query: [['cartId', 'c1']] as [string, string][] }

  test('travels as a bearer header and not in the address', () => {
    const request = toRequest(calls.cartPull, outgoing, { ...to, token: 'secret' }, signal)
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    expect(request?.url).not.toContain('secret')
  })

  test('travels in the address only where the store is configured so', () => {
    const destination = { ...to, token: 'secret', tokenInHeader: false }
    const request = toRequest(calls.cartPull, outgoing, destination, signal)
    expect(request?.headers.has('authorization')).toBe(false)
    expect(request && new URL(request.url).searchParams.get('token')).toBe('secret')
  })

  test('is not sent at all for a guest', () => {
    const request = toRequest(calls.cartPull, outgoing, to, signal)
    expect(request?.headers.has('authorization')).toBe(false)
  })
})

test('a parameter cannot climb out of its segment', () => {
  for (const slug of ['..', '../cart/pull', 'a/../../../cart', '.', 'a/./b']) {
    expect(requestFor({ params: { slug } }), slug).toBeNull()
  }
})

test('whatever the slug, the request goes to the configured host and path or nowhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (slug) => {
      const url = requestFor({ params: { slug: slug.toWellFormed() } })
      if (!url) return
      expect(url.origin).toBe('https://backend.example')
      expect(url.pathname.startsWith('/vsf/api/ext/storyblok/story/')).toBe(true)
    }),
  )
})
