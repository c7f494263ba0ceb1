import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import type { Refusal } from '../http/refusal'
import { forgiveTries, mayTry, type Tried } from './count-tries'
import { findCustomerByEmail } from './customer'
import { LOGIN_REFUSED, TOO_MANY_TRIES } from './customer-refusals'
import { beginTokens, type TokenPair } from './customer-tokens'
import { isPassword } from './password-hash'

/** Of one account, whoever tries; and from one address, whatever is tried: a household shares one. */
const MOST_OF_ACCOUNT = 10
const MOST_FROM_ADDRESS = 30

/**
 * Logs a customer in. An unknown address gets the same words after the same time as a wrong password,
 * and is locked after as many tries.
 */
export async function logIn(
  sales: Database,
  { username, password }: { username: string; password: string },
  shopper: string | null,
  now: number,
): Promise<Result<TokenPair, Refusal>> {
  const tried = triesOf(username, shopper)
  if (!(await mayTry(sales, tried, now))) return fail(TOO_MANY_TRIES)
  const customer = await findCustomerByEmail(sales, username)
  const isRight = await isPassword(password, customer?.password ?? null)
  if (!customer || !isRight) return fail(LOGIN_REFUSED)
  await forgiveTries(sales, tried)
  return ok(await beginTokens(sales, customer.id, now))
}

/** The tries that lock an account, to be forgotten with a new password. */
export function triesOfAccount(email: string): Tried {
  return { what: 'login', whose: email, most: MOST_OF_ACCOUNT }
}

function triesOf(email: string, shopper: string | null): Tried[] {
  const from: Tried[] =
    shopper === null ? [] : [{ what: 'login-from', whose: shopper, most: MOST_FROM_ADDRESS }]
  return [triesOfAccount(email), ...from]
}
