import { expect, test, vi } from 'vitest'
import type { GatewayAnswer, GatewayRequest } from '../../../../client/engine/ports'
import { performRequest } from '../../../../client/engine/wrapper/answer-request'
import { readMalformed } from '../../../../client/engine/wrapper/malformed-request'
import { answerTypeOf, wrapperAnswer } from '../../../../shared/contract/wrapper/wrapper-answers'
import {
  type AuthenticationRequest,
  authenticationRequest,
} from '../../../../shared/contract/wrapper/wrapper-requests'

const store = { passwordClasses: 3 }

const answered = (code: number, result: unknown = true): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

const refusedFor = (reason: string): GatewayAnswer => ({
  kind: 'answered',
  code: 400,
  result: 'No',
  retryAfterMs: null,
  meta: { reason },
})

function httpWith(answer: GatewayAnswer) {
  return { send: vi.fn(async () => answer) }
}

const noSolve = async () => null

const email = 'erin@example.com'
const login = {
  type: 'login',
  data: { username: email, password: 'Trein-naar-Gent-7', token: 'proof' },
} as const
const register = {
  type: 'register',
  data: { email, firstname: 'Erin', lastname: 'Example', password: 'Trein-naar-Gent-7' },
} as const
const createPassword = {
  type: 'createPassword',
  data: { email, newPassword: 'Trein-naar-Gent-7', resetToken: 'abcdefghijklmnop' },
} as const

test.each<[AuthenticationRequest, string, object]>([
  [login, '/api/user/login', { username: email, password: 'Trein-naar-Gent-7', token: 'proof' }],
  [
    register,
    '/api/user/create',
    { customer: { email, firstname: 'Erin', lastname: 'Example' }, password: 'Trein-naar-Gent-7' },
  ],
  [{ type: 'forgotPassword', data: { email } }, '/api/user/reset-password', { email }],
  [createPassword, '/api/user/create-password', createPassword.data],
])('%o is done by its call (spec 7)', async (request, path, body) => {
  expect(authenticationRequest.safeParse(request).success).toBe(true)
  const http = httpWith(answered(200))
  expect(await performRequest({ http, solve: noSolve, store }, request)).toBeNull()
  expect(http.send).toHaveBeenCalledWith(expect.objectContaining({ path, method: 'POST', body }))
})

test.each<[AuthenticationRequest, GatewayAnswer, string]>([
  [login, answered(401), 'login-refused'],
  [login, answered(429), 'too-many-tries'],
  [login, { kind: 'lost', reason: 'network' }, 'failed'],
  [createPassword, answered(400), 'reset-over'],
  [login, { kind: 'lost', reason: 'offline' }, 'offline'],
  [register, { kind: 'lost', reason: 'offline' }, 'offline'],
  [createPassword, { kind: 'lost', reason: 'offline' }, 'reset-offline'],
  [createPassword, { kind: 'lost', reason: 'network' }, 'failed'],
  [register, refusedFor('password-weak'), 'password-weak'],
  [register, refusedFor('email-taken'), 'email-taken'],
  [createPassword, refusedFor('password-weak'), 'password-weak'],
  [createPassword, refusedFor('something else'), 'reset-over'],
])('what is refused says why: %o', async (request, answer, fault) => {
  expect(await performRequest({ http: httpWith(answer), solve: noSolve, store }, request)).toBe(
    fault,
  )
})

test('logging in needs a captcha result first, and sends it with the second try (spec 5)', async () => {
  const meta = { captcha: { provider: 'turnstile', siteKey: 'key' } }
  const refused = { ...answered(403, 'No'), meta }
  const send = vi.fn(async (asked: GatewayRequest) =>
    asked.body && 'token' in Object(asked.body) && Object(asked.body).token
      ? answered(200)
      : refused,
  )
  const request = { type: 'login', data: { username: email, password: 'x' } } as const
  expect(await performRequest({ http: { send }, solve: noSolve, store }, request)).toBe('failed')
  expect(
    await performRequest({ http: { send }, solve: async () => 'proof', store }, request),
  ).toBeNull()
  expect(send).toHaveBeenCalledTimes(3)
})

test.each<[unknown, ReturnType<typeof readMalformed>]>([
  [
    { type: 'login', data: { username: 'nobody', password: 'x' } },
    { type: 'login', fault: 'email-wrong' },
  ],
  [
    { type: 'login', data: { username: email, password: '' } },
    { type: 'login', fault: 'login-refused' },
  ],
  [
    { type: 'forgotPassword', data: { email: 'abc' } },
    { type: 'forgotPassword', fault: 'email-wrong' },
  ],
  [
    { ...register, data: { ...register.data, firstname: '' } },
    { type: 'register', fault: 'name-short' },
  ],
  [
    { ...register, data: { ...register.data, password: '' } },
    { type: 'register', fault: 'password-weak' },
  ],
  [
    { ...createPassword, data: { ...createPassword.data, resetToken: 1 } },
    { type: 'createPassword', fault: 'reset-over' },
  ],
  [{ type: 'login' }, { type: 'login', fault: 'failed' }],
  [
    { ...login, more: 1 },
    { type: 'login', fault: 'failed' },
  ],
  [{ type: 'signOut', data: 1 }, null],
  [{ type: 'unknown' }, null],
  ['login', null],
])('what is mistyped has its reason, and only what is answered has one: %o', (message, read) => {
  expect(readMalformed(message)).toEqual(read)
})

test('a weak password is refused before anything is sent (spec 5)', async () => {
  const http = httpWith(answered(200))
  const weak = { ...createPassword, data: { ...createPassword.data, newPassword: 'short' } }
  expect(await performRequest({ http, solve: noSolve, store }, weak)).toBe('password-weak')
  expect(http.send).not.toHaveBeenCalled()
})

test.each(['login', 'register', 'forgotPassword', 'createPassword'] as const)(
  '%s is answered with the same type plus the suffix Response and a data member (spec 1)',
  (type) => {
    const answer = { type: answerTypeOf(type), data: { success: false, message: 'No' } }
    expect(answer.type).toBe(`${type}Response`)
    expect(wrapperAnswer.safeParse(answer).success).toBe(true)
  },
)
