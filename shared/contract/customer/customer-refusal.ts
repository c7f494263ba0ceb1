import type { AccountFault } from '../../customer/account-fault'

/**
 * The words by which the embedded backend says, in `meta.reason`, why a call about a customer was
 * refused (contract 1.1, spec 5 and 8). Another backend says it in its message alone.
 */
export const CUSTOMER_REFUSAL_REASONS = [
  'not-logged-in',
  'login-refused',
  'too-many-tries',
  'email-taken',
  'password-weak',
  'password-wrong',
  'reset-over',
  'reset-email-wrong',
  'address-foreign',
  'too-many-alerts',
  'product-in-stock',
] as const

export type CustomerRefusalReason = (typeof CUSTOMER_REFUSAL_REASONS)[number]

const FAULT_OF_REASON: Readonly<Record<CustomerRefusalReason, AccountFault>> = {
  'not-logged-in': 'login-refused',
  'login-refused': 'login-refused',
  'too-many-tries': 'too-many-tries',
  'email-taken': 'email-taken',
  'password-weak': 'password-weak',
  'password-wrong': 'password-wrong',
  'reset-over': 'reset-over',
  'reset-email-wrong': 'reset-email-wrong',
  'address-foreign': 'address-incomplete',
  'too-many-alerts': 'too-many-alerts',
  'product-in-stock': 'alert-in-stock',
}

/** Why the backend refused, for the shopper; null where it gives no reason that the shop knows. */
export function faultOfRefusal(reason: unknown): AccountFault | null {
  const known = CUSTOMER_REFUSAL_REASONS.find((one) => one === reason)
  return known ? FAULT_OF_REASON[known] : null
}
