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
