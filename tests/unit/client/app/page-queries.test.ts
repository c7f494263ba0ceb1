import { afterEach, expect, test, vi } from 'vitest'
import { createPageQueries } from '../../../../client/app/page-queries'
import type { Page, PageAnswer } from '../../../../shared/routing/page'

const PAGE: Page = {
  status: 200,
  storeCode: 'global_en',
  path: '/',
  seo: {
    title: 'Home',
    description: '',
    canonical: null,
    robots: 'index,follow',
    prev: null,
    next: null,
    image: null,
    kind: 'website',
  },
  stores: [],
  data: { route: 'cart', cart: null },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What the worker answers, and how often it was asked. */
function answerWith(response: () => Response) {
  const asked = vi.fn(async () => response())
  vi.stubGlobal('fetch', asked)
  return asked
}

const json = (answer: PageAnswer) => Response.json(answer)

test('a page that failed at the hover is not asked for again at the click, but later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const asked = answerWith(() => new Response('No', { status: 500 }))
  const pages = createPageQueries(PAGE, 'build', { client: null })
  await pages.prefetch('/sofa')
  await pages.prefetch('/sofa')
  await expect(pages.load('/sofa')).rejects.toThrow()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 31_000)
  await expect(pages.load('/sofa')).rejects.toThrow()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('with the network back, what failed may be asked for at once', async () => {
  answerWith(() => new Response('No', { status: 500 }))
  const pages = createPageQueries(PAGE, 'build', { client: null })
  await expect(pages.load('/sofa')).rejects.toThrow()
  answerWith(() => json({ kind: 'page', page: { ...PAGE, path: '/sofa' }, buildId: 'build' }))
  pages.forgetFailures()
  expect(await pages.load('/sofa')).toMatchObject({ kind: 'page', buildId: 'build' })
})

test('a page seen before is still known when it cannot be asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const pages = createPageQueries(PAGE, 'build', { client: null })
  vi.setSystemTime(Date.now() + 31_000)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(pages.load('/')).rejects.toThrow('Failed to fetch')
  expect(pages.known('/')).toMatchObject({ page: { path: '/' } })
})

test("what is one shopper's is not in memory once it was shown, with or without a network", async () => {
  const account = { ...PAGE, path: '/my-account' }
  const asked = answerWith(() => json({ kind: 'page', page: account, buildId: 'build' }))
  const pages = createPageQueries(account, 'build', { client: null })
  expect(pages.known('/my-account')).toBeUndefined()
  await pages.load('/my-account?orders=2')
  await pages.load('/my-account?orders=2')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(pages.known('/my-account?orders=2')).toBeUndefined()
})

test('what a hover has asked for is not asked for again at the click', async () => {
  const asked = answerWith(() => json({ kind: 'page', page: PAGE, buildId: 'build' }))
  const pages = createPageQueries(PAGE, 'build', { client: null })
  await pages.prefetch('/cart')
  await pages.load('/cart')
  expect(asked).toHaveBeenCalledTimes(1)
})
