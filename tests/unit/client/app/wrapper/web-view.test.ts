// The messages of the native app (spec 1), in a web view, where the page is its own parent and hears
// what it tells itself.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followRequest } from '../../../../../client/app/wrapper/follow-request.ts'
import { tellPage, tellStore } from '../../../../../client/app/wrapper/tell-app.ts'
import { openWrapper } from '../../../../../client/browser/wrapper/wrapper-window.ts'
import { IDLE_PORTS } from '../../../../../client/engine/ports.ts'
import type { AccountNotice } from '../../../../../shared/customer/account-forms.ts'
import type { Page, PageData } from '../../../../../shared/routing/page.ts'

const ORIGIN = 'https://shop.example'
const LOGGED_IN = 'logged-in=1700000000'
const stores = [
  { storeCode: 'nl_nl', href: 'https://nl.shop.example/' },
  { storeCode: 'de_de', href: 'https://de.shop.example/' },
] as const

let cookie = ''
let posted: unknown[] = []
let forms: string[] = []
let opened: string[] = []
let answers: unknown[] = []
let code = 200
let isOnline = true
let changed = new Set<(isOnline: boolean) => void>()
let hear = (_event: unknown) => {}

beforeEach(() => {
  cookie = ''
  posted = []
  forms = []
  opened = []
  answers = []
  code = 200
  isOnline = true
  changed = new Set()
  const page = {
    postMessage(data: unknown, origin: string) {
      posted.push(data)
      hear({ data, origin, source: page })
    },
  }
  const createElement = () => ({ method: '', action: '', submit: submitted })
  function submitted(this: { method: string; action: string }) {
    forms.push(`${this.method} ${this.action}`)
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('parent', page)
  vi.stubGlobal('location', {
    origin: ORIGIN,
    assign: (href: string) => opened.push(href),
    reload: () => opened.push('reload'),
  })
  vi.stubGlobal('document', {
    body: { append: () => {} },
    createElement,
    get cookie() {
      return cookie
    },
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof hear) => {
    hear = listener
  })
})

const pageOf = (data: Partial<PageData>) =>
  ({ storeCode: 'nl_nl', stores, data }) as unknown as Page
const accountPage = (notice: AccountNotice | null) =>
  pageOf({ route: 'my-account', account: null, notice } as Partial<PageData>)

/** Does what a message asks for. */
function follow(message: unknown): Promise<void> {
  return followRequest({
    message,
    answer: (answer) => answers.push(answer),
    page: pageOf({ route: 'home' }),
    http: {
      send: async () => ({ kind: 'answered', code, result: {}, retryAfterMs: null }),
    },
    online: {
      ...IDLE_PORTS.online,
      isOnline: () => isOnline,
      watch(hear) {
        changed.add(hear)
        return () => changed.delete(hear)
      },
    },
    t: (key) => key,
  })
}

function openWebView() {
  const wrapper = openWrapper(['self'])
  wrapper.listen((message) => void follow(message))
  return wrapper
}

describe('in a web view', () => {
  it.each(['logged-out', 'account-deleted'] as const)(
    'the page that says %s tells the app, and does not log out again by hearing itself',
    (notice) => {
      tellPage(openWebView(), accountPage(notice))
      expect(posted).toEqual([{ type: 'signOut' }])
      expect(forms).toEqual([])
    },
  )

  it('the app logs a customer out once', () => {
    cookie = LOGGED_IN
    openWebView()
    hear({ data: { type: 'signOut' }, origin: ORIGIN, source: parent })
    expect(forms).toEqual(['post /my-account/logout'])
  })

  it('a page that says so once more after a login tells nothing', () => {
    cookie = LOGGED_IN
    tellPage(openWebView(), accountPage('logged-out'))
    expect(posted).toEqual([])
    expect(forms).toEqual([])
  })

  it('the language that the page tells is no request to open a store', () => {
    tellStore(openWebView(), 'de_de')
    expect(posted).toEqual([
      { type: 'selectedLanguage', data: { storeCode: 'de_de', language: 'de' } },
    ])
    expect(opened).toEqual([])
  })
})

describe('the app is told', () => {
  it.each(['checkout-return', 'checkout-failed'] as const)(
    'that a payment is over by %s',
    (route) => {
      tellPage(openWebView(), pageOf({ route }))
      expect(posted).toEqual([{ type: 'closePaymentWallet' }])
    },
  )

  it('nothing by a page that is neither of a payment nor of a login', () => {
    tellPage(openWebView(), pageOf({ route: 'home' }))
    tellPage(openWebView(), accountPage(null))
    expect(posted).toEqual([])
  })
})

describe('a request of the app', () => {
  const login = { type: 'login', data: { username: 'erin@example.com', password: 'secret-123' } }

  it('is answered, and the page is loaded anew for who has logged in', async () => {
    await follow(login)
    expect(answers).toEqual([{ type: 'loginResponse', data: { success: true, message: '' } }])
    expect(opened).toEqual(['reload'])
  })

  it('that is refused says why, and the page stays', async () => {
    code = 401
    await follow(login)
    expect(answers).toEqual([
      { type: 'loginResponse', data: { success: false, message: expect.stringMatching(/./) } },
    ])
    expect(opened).toEqual([])
  })

  it('for a password mail is answered, and the page stays', async () => {
    await follow({ type: 'forgotPassword', data: { email: 'erin@example.com' } })
    expect(answers).toEqual([
      { type: 'forgotPasswordResponse', data: { success: true, message: '' } },
    ])
    expect(opened).toEqual([])
  })

  it('that a shopper has mistyped is answered too', async () => {
    await follow({ type: 'login', data: { username: 'nobody', password: 'x' } })
    expect(answers).toEqual([
      { type: 'loginResponse', data: { success: false, message: 'account.email-wrong' } },
    ])
    expect(opened).toEqual([])
  })

  it('to log out a guest is answered in a frame, and not where it would be heard again', async () => {
    await follow({ type: 'signOut' })
    expect(answers).toEqual([])
    vi.stubGlobal('window', {})
    await follow({ type: 'signOut' })
    expect(answers).toEqual([{ type: 'signOut' }])
    expect(forms).toEqual([])
  })

  it('to log out waits for a connection, since its page cannot come without', async () => {
    cookie = LOGGED_IN
    isOnline = false
    await follow({ type: 'signOut' })
    expect(forms).toEqual([])
    isOnline = true
    for (const hear of changed) hear(true)
    expect(forms).toEqual(['post /my-account/logout'])
    expect(changed.size).toBe(0)
  })

  it('for another language opens that store, unless it is open', async () => {
    await follow({ type: 'selectedLanguage', data: { storeCode: 'nl_nl' } })
    expect(opened).toEqual([])
    await follow({ type: 'selectedLanguage', data: { storeCode: 'de_de' } })
    expect(opened).toEqual(['https://de.shop.example/'])
  })

  it('that is unknown or malformed changes nothing', async () => {
    cookie = LOGGED_IN
    for (const message of [null, 'signOut', { type: 'signOut', data: 1 }, { type: 'unknown' }]) {
      await follow(message)
    }
    expect([answers, forms, opened]).toEqual([[], [], []])
  })
})
