import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { openWrapper } from '../../../../client/browser/wrapper/wrapper-window'
import { wrapperRequest } from '../../../../shared/contract/wrapper/wrapper-requests'

const APP = 'https://app.example'

interface Posted {
  message: unknown
  to: string
}

/** A page in a frame of the app: what is posted to its parent, and a way to post to the page. */
function inFrame(trusted: readonly string[], around?: string) {
  const posted: Posted[] = []
  const parent = { postMessage: (message: unknown, to: string) => posted.push({ message, to }) }
  let hear = (_event: unknown) => {}
  vi.stubGlobal('parent', parent)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', {
    origin: 'https://shop.example',
    ...(around && { ancestorOrigins: [around] }),
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof hear) => {
    hear = listener
  })
  const wrapper = openWrapper(trusted)
  const heard: unknown[] = []
  wrapper.listen((message, answer) => {
    heard.push(message)
    answer({ type: 'loginResponse', data: { success: true, message: '' } })
  })
  const post = (event: { data: unknown; origin: string; source: unknown }) => hear(event)
  return { wrapper, parent, posted, heard, post }
}

afterEach(() => vi.unstubAllGlobals())

const nearOrigin = fc.constantFrom(
  'null',
  '',
  'http://app.example',
  'https://app.example.',
  'https://app.example:443',
  'https://app.example:8443',
  'https://App.example',
  'https://app.example.evil.example',
  'https://evil-app.example',
  'https://app.exаmple',
  'https://shop.example',
)

test('a message from an origin that is not trusted changes nothing and gets no reply (trust I17)', () => {
  const { parent, posted, heard, post } = inFrame([APP])
  fc.assert(
    fc.property(fc.oneof(nearOrigin, fc.webUrl(), fc.string()), fc.jsonValue(), (origin, data) => {
      fc.pre(origin !== APP)
      post({ data, origin, source: parent })
      expect(heard).toEqual([])
      expect(posted).toEqual([])
    }),
    { numRuns: 10_000 },
  )
})

test('a message from another window than that around the page is not heard, whatever its origin', () => {
  const { heard, post } = inFrame([APP])
  post({ data: { type: 'signOut' }, origin: APP, source: {} })
  post({ data: { type: 'signOut' }, origin: APP, source: null })
  expect(heard).toEqual([])
})

test('a message of unknown shape is no request', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ type: fc.string(), data: fc.jsonValue() })),
      (message) => {
        expect(wrapperRequest.safeParse(message).success).toBe(false)
      },
    ),
    { numRuns: 10_000 },
  )
  const login = { type: 'login', data: { username: 'erin@example.com', password: 'secret' } }
  expect(wrapperRequest.safeParse(login).success).toBe(true)
  expect(wrapperRequest.safeParse({ ...login, more: 1 }).success).toBe(false)
})

test('a request is answered to the origin that asked, never to any', () => {
  const { parent, posted, post } = inFrame(['https://other.example', APP])
  post({ data: { type: 'signOut' }, origin: APP, source: parent })
  expect(posted.map(({ to }) => to)).toEqual([APP])
})

test.each([
  ['the app around it, where the browser says which that is', APP, [APP]],
  ['nobody, where that is not trusted', 'https://evil.example', []],
  [
    'each that is trusted, where the browser does not say',
    undefined,
    [APP, 'https://shop.example'],
  ],
])('news are for %s', (_who, around, told) => {
  const { wrapper, posted } = inFrame([APP, 'self'], around)
  wrapper.tell({ type: 'closePaymentWallet' })
  expect(posted.map(({ to }) => to)).toEqual(told)
})
