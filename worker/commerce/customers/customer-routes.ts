// Customers and their logins (contract 1.1).
import { Hono } from 'hono'
import { userCalls } from '../../../shared/contract/customer/user'
import { wishlistCalls } from '../../../shared/contract/customer/wishlist'
import { fail, ok, type Result } from '../../../shared/result'
import type { CommerceEnv } from '../env'
import { answerOutcome, type CallContext } from '../http/answer-call'
import { parseBody } from '../http/parse-call'
import type { Refusal } from '../http/refusal'
import { resendConfirmation } from './account-mail/confirm-email'
import { askForReset } from './ask-for-reset'
import { changeCustomer } from './change-customer'
import { changePassword, createPassword, isResetGood } from './choose-password'
import { mayTry, type Tried } from './count-tries'
import { createCustomer } from './create-customer'
import { deleteCustomer, findCustomerByEmail } from './customer'
import { endOtherLogins, listLogins } from './customer-logins'
import { NOT_LOGGED_IN, TOO_MANY_TRIES } from './customer-refusals'
import { endTokens, exchangeTokens, type TokenPair } from './customer-tokens'
import { exportCustomer } from './export-customer'
import { logIn } from './log-in'
import { toWireCustomer } from './to-wire-customer'
import { toPersonWords } from './weak-passwords/context-words'
import { mayBePassword } from './weak-passwords/may-be-password'
import { changeWishlist } from './wishlist'
import { answerCustomer, shopperOf } from './with-customer'

/** Each takes a hash, and tells whether an address is known. */
const MOST_CREATED = 10
const MOST_LOOKS = 30

export const customerRoutes = new Hono<CommerceEnv>()

customerRoutes.post(userCalls.userLogin.path, async (c) => {
  const body = await parseBody(c, userCalls.userLogin.body)
  if (!body.ok) return body.error
  return answerTokens(c, await logIn(c.env.SALES, body.value, shopperOf(c), Date.now()))
})

customerRoutes.post(userCalls.userRefresh.path, async (c) => {
  const body = await parseBody(c, userCalls.userRefresh.body)
  if (!body.ok) return body.error
  const pair = await exchangeTokens(c.env.SALES, body.value.refreshToken, Date.now())
  return answerTokens(c, pair ? ok(pair) : fail(NOT_LOGGED_IN))
})

customerRoutes.post(userCalls.userLogout.path, async (c) => {
  const body = await parseBody(c, userCalls.userLogout.body)
  if (!body.ok) return body.error
  await endTokens(c.env.SALES, body.value.refreshToken)
  return answerOutcome(c, ok(true))
})

customerRoutes.post(userCalls.userCreate.path, async (c) => {
  const body = await parseBody(c, userCalls.userCreate.body)
  if (!body.ok) return body.error
  const now = Date.now()
  if (!(await mayAsk(c, 'create-from', MOST_CREATED))) return answerOutcome(c, fail(TOO_MANY_TRIES))
  const created = await createCustomer(c.env.SALES, body.value, c.get('store'), now)
  if (!created.ok) return answerOutcome(c, created)
  return answerOutcome(c, ok(await toWireCustomer(c.env.SALES, created.value, c.get('store'), now)))
})

customerRoutes.post(userCalls.userCheckPassword.path, async (c) => {
  const body = await parseBody(c, userCalls.userCheckPassword.body)
  if (!body.ok) return body.error
  const { customer, password } = body.value
  return answerOutcome(c, ok(mayBePassword(password, toPersonWords(customer), c.get('store'))))
})

customerRoutes.post(userCalls.userResetPassword.path, async (c) => {
  const body = await parseBody(c, userCalls.userResetPassword.body)
  if (!body.ok) return body.error
  await askForReset(c.env.SALES, body.value.email, c.get('store'), shopperOf(c), Date.now())
  return answerOutcome(c, ok(true))
})

customerRoutes.post(userCalls.userCreatePassword.path, async (c) => {
  const body = await parseBody(c, userCalls.userCreatePassword.body)
  if (!body.ok) return body.error
  return answerOutcome(c, await createPassword(c.env.SALES, body.value, c.get('store'), Date.now()))
})

customerRoutes.post(userCalls.userResetState.path, async (c) => {
  const body = await parseBody(c, userCalls.userResetState.body)
  if (!body.ok) return body.error
  return answerOutcome(c, ok(await isResetGood(c.env.SALES, body.value.resetToken, Date.now())))
})

customerRoutes.post(userCalls.userEmailAvailable.path, async (c) => {
  const body = await parseBody(c, userCalls.userEmailAvailable.body)
  if (!body.ok) return body.error
  if (!(await mayAsk(c, 'look-from', MOST_LOOKS))) return answerOutcome(c, fail(TOO_MANY_TRIES))
  const known = await findCustomerByEmail(c.env.SALES, body.value.customerEmail)
  return answerOutcome(c, ok(known === null))
})

customerRoutes.post(userCalls.userChangePassword.path, async (c) => {
  const body = await parseBody(c, userCalls.userChangePassword.body)
  if (!body.ok) return body.error
  return answerCustomer(c, (customer) =>
    changePassword(c.env.SALES, customer, body.value, c.get('store'), Date.now()),
  )
})

customerRoutes.get(userCalls.userMe.path, (c) =>
  answerCustomer(c, async (customer) =>
    ok(await toWireCustomer(c.env.SALES, customer, c.get('store'), Date.now())),
  ),
)

customerRoutes.post(userCalls.userUpdate.path, async (c) => {
  const body = await parseBody(c, userCalls.userUpdate.body)
  if (!body.ok) return body.error
  return answerCustomer(c, async (customer) => {
    const [store, now] = [c.get('store'), Date.now()]
    const change = body.value.customer
    const changed = await changeCustomer(c.env.SALES, customer, change, store, now)
    return changed.ok ? ok(await toWireCustomer(c.env.SALES, changed.value, store, now)) : changed
  })
})

customerRoutes.post(userCalls.userConfirmEmail.path, (c) =>
  answerCustomer(c, (customer) =>
    resendConfirmation(c.env.SALES, customer, c.get('store'), Date.now()),
  ),
)

customerRoutes.get(userCalls.userLogins.path, (c) =>
  answerCustomer(c, async ({ id }, tokenDigest) =>
    ok(await listLogins(c.env.SALES, id, tokenDigest, Date.now())),
  ),
)

customerRoutes.post(userCalls.userEndLogins.path, (c) =>
  answerCustomer(c, async ({ id }, tokenDigest) => {
    await endOtherLogins(c.env.SALES, id, tokenDigest)
    return ok(true)
  }),
)

customerRoutes.post(wishlistCalls.userWishlist.path, async (c) => {
  const body = await parseBody(c, wishlistCalls.userWishlist.body)
  if (!body.ok) return body.error
  return answerCustomer(c, async ({ id }) =>
    ok(await changeWishlist(c.env.SALES, c.get('store'), id, body.value)),
  )
})

customerRoutes.get(userCalls.userData.path, (c) =>
  answerCustomer(c, async (customer) => ok(await exportCustomer(c.env.SALES, customer))),
)

customerRoutes.delete(userCalls.userDelete.path, (c) =>
  answerCustomer(c, async (customer) => {
    await deleteCustomer(c.env.SALES, customer, c.get('store'), Date.now())
    return ok(true)
  }),
)

/** The access token is the result, the refresh token lies beside it. */
function answerTokens(c: CallContext, outcome: Result<TokenPair, Refusal>): Response {
  if (!outcome.ok) return answerOutcome(c, outcome)
  c.header('cache-control', 'no-cache, no-store')
  const { token, refreshToken } = outcome.value
  return c.json({ code: 200, result: token, meta: { refreshToken } }, 200)
}

async function mayAsk(c: CallContext, what: Tried['what'], most: number): Promise<boolean> {
  const shopper = shopperOf(c)
  if (shopper === null) return true
  return mayTry(c.env.SALES, [{ what, whose: shopper, most }], Date.now())
}
