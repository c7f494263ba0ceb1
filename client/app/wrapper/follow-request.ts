import { answerTypeOf } from '../../../shared/contract/wrapper/wrapper-answers'
import {
  type AuthenticationRequest,
  wrapperRequest,
} from '../../../shared/contract/wrapper/wrapper-requests'
import type { AccountFault } from '../../../shared/customer/account-fault'
import { ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms'
import type { Translate } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import type { Page } from '../../../shared/routing/page'
import { MERCHANT } from '../../../shared/store-view/merchant'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { readLogin } from '../../browser/account/known-login'
import { goTo, reloadDocument } from '../../browser/navigation'
import { postForm } from '../../browser/wrapper/post-form'
import { type AnswerApp, isFramed } from '../../browser/wrapper/wrapper-window'
import type { HttpPort, OnlinePort } from '../../engine/ports'
import { performRequest } from '../../engine/wrapper/answer-request'
import { readMalformed } from '../../engine/wrapper/malformed-request'
import { ACCOUNT_FAULT_WORDS } from '../../stores/account/account-fault-words'
import { solveCaptchaLate } from '../../stores/account/solve-captcha-late'

interface Asked {
  message: unknown
  answer: AnswerApp
  page: Pick<Page, 'storeCode' | 'stores'>
  http: HttpPort
  online: OnlinePort
  t: Translate
}

/** Requests after which the page is somebody else's. */
const ENTERING: readonly AuthenticationRequest['type'][] = ['login', 'register', 'createPassword']

/** Does what the native app asks for; what is no request of it changes nothing (spec 1, trust I17). */
export async function followRequest({
  message,
  answer,
  page,
  http,
  online,
  t,
}: Asked): Promise<void> {
  const say = (type: AuthenticationRequest['type'], fault: AccountFault | null) => {
    const words = fault ? t(ACCOUNT_FAULT_WORDS[fault], { email: MERCHANT.email }) : ''
    answer({ type: answerTypeOf(type), data: { success: fault === null, message: words } })
  }
  const { success, data: request } = wrapperRequest.safeParse(message)
  if (!success) {
    const malformed = readMalformed(message)
    return malformed ? say(malformed.type, malformed.fault) : undefined
  }
  if (request.type === 'signOut') return logOut(page, { answer, online })
  if (request.type === 'selectedLanguage') return openStore(page, request.data.storeCode)
  const fault = await performRequest(
    { http, solve: solveCaptchaLate, store: storeViewOf(page.storeCode) },
    request,
  )
  say(request.type, fault)
  if (fault === null && ENTERING.includes(request.type)) reloadDocument()
}

/** Without a connection the form would leave for a page of the browser: it is sent with the next one. */
function logOut(
  { storeCode }: Pick<Page, 'storeCode'>,
  { answer, online }: Pick<Asked, 'answer' | 'online'>,
): void {
  if (readLogin() === null) {
    // In a web view the page also hears what it says itself, and would not end.
    if (isFramed()) answer({ type: 'signOut' })
    return
  }
  if (online.isOnline()) {
    postForm(storePath(ACCOUNT_FORM_PATHS.logOut, storeViewOf(storeCode)))
    return
  }
  const stop = online.watch((isOnline) => {
    if (!isOnline) return
    stop()
    logOut({ storeCode }, { answer, online })
  })
}

/** The same page in another store, and its home where the page is not there. */
function openStore({ stores, storeCode: current }: Asked['page'], storeCode: string): void {
  const there = stores.find((store) => store.storeCode === storeCode)
  if (there && storeCode !== current) goTo(there.href)
}
