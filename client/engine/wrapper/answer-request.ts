import type { AuthenticationRequest } from '../../../shared/contract/wrapper/wrapper-requests'
import type { AccountFault } from '../../../shared/customer/account-fault'
import type { PasswordSettings } from '../../../shared/customer/password-rule'
import { passwordFault, personFault } from '../../../shared/customer/registration-rules'
import { sendForgotten, sendLogin, sendNewPassword, sendRegistration } from '../account-calls'
import type { HttpPort } from '../ports'
import type { SolveCaptcha } from '../send-as-person'

export interface Asking {
  http: HttpPort
  solve: SolveCaptcha
  store: PasswordSettings
}

/**
 * Does what the native app asks for a shopper; null when it was done, else why not (spec 1, 5 and 8).
 * Never throws.
 */
export async function performRequest(
  { http, solve, store }: Asking,
  { type, data }: AuthenticationRequest,
): Promise<AccountFault | null> {
  switch (type) {
    case 'login':
      return sendLogin(http, data.username, data.password, { solve, token: data.token })
    case 'register': {
      const { password, token, ...customer } = data
      const { email, firstname: firstName, lastname: lastName } = customer
      const wrong =
        personFault({ firstName, lastName, email }) ?? passwordFault(password, password, store)
      return wrong ?? sendRegistration(http, customer, password, { solve, token })
    }
    case 'forgotPassword':
      return sendForgotten(http, data.email)
    case 'createPassword':
      return passwordFault(data.newPassword, data.newPassword, store) ?? sendNewPassword(http, data)
  }
}
