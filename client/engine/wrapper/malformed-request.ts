import * as z from 'zod/mini'
import {
  type AuthenticationRequest,
  authenticationRequest,
} from '../../../shared/contract/wrapper/wrapper-requests'
import type { AccountFault } from '../../../shared/customer/account-fault'

interface Malformed {
  type: AuthenticationRequest['type']
  fault: AccountFault
}

const named = z.looseObject({
  type: z.union(authenticationRequest.def.options.map(({ shape }) => shape.type)),
})

/** What a shopper may have mistyped, by the name of the value. */
const FAULTS: Readonly<Record<string, AccountFault>> = {
  email: 'email-wrong',
  username: 'email-wrong',
  firstname: 'name-short',
  lastname: 'name-short',
  password: 'password-weak',
  newPassword: 'password-weak',
  resetToken: 'reset-over',
}

/**
 * What is wrong with a request of the app that is none by its shape; null where nobody waits for an
 * answer (spec 1).
 */
export function readMalformed(message: unknown): Malformed | null {
  const { success, data: asked } = named.safeParse(message)
  if (!success) return null
  const { type } = asked
  const issues = authenticationRequest.safeParse(message).error?.issues ?? []
  const wrong = issues.map(({ path }) => String(path[1] ?? '')).find((name) => name in FAULTS)
  if (type === 'login' && wrong === 'password') return { type, fault: 'login-refused' }
  return { type, fault: FAULTS[wrong ?? ''] ?? 'failed' }
}
