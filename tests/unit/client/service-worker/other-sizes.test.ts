import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HandlerDidErrorCallbackParam } from 'workbox-core'
import { otherSizes, sizesOf } from '../../../../client/service-worker/other-sizes.ts'

const ORIGIN = 'https://nl.example'

function keep(kept: Record<string, Response>) {
  const cache = { match: async (address: string) => kept[address] }
  vi.stubGlobal('caches', { open: async () => cache })
}

const pictureInstead = (path: string) =>
  otherSizes.handlerDidError?.({
    request: { url: ORIGIN + path },
  } as HandlerDidErrorCallbackParam)

afterEach(() => vi.unstubAllGlobals())

describe('a picture that cannot be had', () => {
  it('is given in another size in which it was seen', async () => {
    const seen = new Response('seen')
    keep({ [`${ORIGIN}/media/600x744/a/b.jpg?v=2`]: seen })
    expect(await pictureInstead('/media/150x150/a/b.jpg?v=2')).toBe(seen)
  })

  it('is none of another name or version', async () => {
    keep({ [`${ORIGIN}/media/600x744/a/b.jpg?v=1`]: new Response('old') })
    expect(await pictureInstead('/media/150x150/a/b.jpg?v=2')).toBeUndefined()
    expect(await pictureInstead('/media/150x150/b.jpg?v=1')).toBeUndefined()
  })

  it.each(['/media/logo.svg', '/icons/icon-192.png', '/media/7x7/a.jpg'])(
    'has no other size: %s',
    (path) => expect(sizesOf(ORIGIN + path)).toEqual([]),
  )
})
