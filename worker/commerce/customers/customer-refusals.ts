import type { Refusal } from '../http/refusal'

export const NOT_LOGGED_IN: Refusal = {
  code: 401,
  reason: 'not-logged-in',
  message: 'User is not authorized to access the resource.',
}

/** The same for a wrong password and for an unknown address. */
export const LOGIN_REFUSED: Refusal = {
  code: 401,
  reason: 'login-refused',
  message: 'You did not sign in correctly or your account is temporarily disabled.',
}

export const TOO_MANY_TRIES: Refusal = {
  code: 429,
  reason: 'too-many-tries',
  message: 'Too many tries. Please try again in fifteen minutes.',
}

export const EMAIL_TAKEN: Refusal = {
  code: 400,
  reason: 'email-taken',
  message: 'A customer with the same email already exists in an associated website.',
}

export const PASSWORD_WEAK: Refusal = {
  code: 400,
  reason: 'password-weak',
  message:
    'The password needs at least 8 characters and at least 3 of: small letters, capitals, digits, others. It must not be a common one.',
}

/** Not 401: the customer is logged in all the same. */
export const PASSWORD_WRONG: Refusal = {
  code: 400,
  reason: 'password-wrong',
  message: "The password doesn't match this account.",
}

export const RESET_OVER: Refusal = {
  code: 400,
  reason: 'reset-over',
  message: 'The password reset link is not valid any more. Please ask for a new one.',
}

/** The link is good, and stays so. */
export const RESET_EMAIL_WRONG: Refusal = {
  code: 400,
  reason: 'reset-email-wrong',
  message: 'The password reset link was sent to another e-mail address.',
}

export const ADDRESS_FOREIGN: Refusal = {
  code: 403,
  reason: 'address-foreign',
  message: 'Provided invalid address.id or address.customer_id',
}
