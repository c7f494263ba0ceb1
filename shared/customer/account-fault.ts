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
  'offline',
  'failed',
] as const

/** Why nothing was done. */
export type AccountFault = (typeof FAULTS)[number]

/** Reads what an address says of it; anything else is none. */
export function parseAccountFault(text: string | null): AccountFault | null {
  return FAULTS.find((fault) => fault === text) ?? null
}
