import {
  CUSTOMER_REFUSAL_REASONS,
  type CustomerRefusalReason,
} from '../contract/customer/customer-refusal'

const FAULTS = [
  'login-refused',
  'login-over',
  'too-many-tries',
  'email-taken',
  'email-wrong',
  'name-short',
  'password-weak',
  'passwords-differ',
  'password-wrong',
  'password-missing',
  'reset-over',
  'reset-email-wrong',
  'address-incomplete',
  'reset-failed',
  'reset-offline',
  'delete-failed',
  'newsletter-failed',
  'confirm-first',
  'alert-failed',
  'alert-in-stock',
  'too-many-alerts',
  'card-failed',
  'gift-card-unknown',
  'needs-script',
  'failed',
] as const

/** Why nothing was done. */
export type AccountFault = (typeof FAULTS)[number]

/** Reads what an address says of it; anything else is none. */
export function parseAccountFault(text: string | null): AccountFault | null {
  return FAULTS.find((fault) => fault === text) ?? null
}

const FAULT_OF_REASON: Readonly<Record<CustomerRefusalReason, AccountFault>> = {
  'not-logged-in': 'login-refused',
  'login-refused': 'login-refused',
  'too-many-tries': 'too-many-tries',
  'email-taken': 'email-taken',
  'password-weak': 'password-weak',
  'password-wrong': 'password-wrong',
  'reset-over': 'reset-over',
  'address-foreign': 'address-incomplete',
  'too-many-alerts': 'too-many-alerts',
}

/** Why the backend refused, for the shopper; null where it gives no reason that the shop knows. */
export function faultOfRefusal(reason: unknown): AccountFault | null {
  const known = CUSTOMER_REFUSAL_REASONS.find((one) => one === reason)
  return known ? FAULT_OF_REASON[known] : null
}
