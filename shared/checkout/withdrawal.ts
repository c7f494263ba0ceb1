// Withdrawing from an order: what its page shows, and the forms that a browser posts by itself.

/** The page, and where its two forms are posted. */
export const WITHDRAW_PATH = '/withdraw'
export const CONFIRM_WITHDRAWAL_PATH = '/withdraw/confirm'

/** Names of fields, and of what the page's address says. */
export const WITHDRAW_FIELDS = {
  name: 'name',
  orderNumber: 'order',
  email: 'email',
  orderHash: 'orderHash',
  declaration: 'declaration',
  line: 'line',
  fault: 'fault',
} as const

const FAULTS = ['not-found', 'incomplete', 'no-lines', 'failed'] as const

/** Why a declaration was not taken. */
export type WithdrawFault = (typeof FAULTS)[number]

/** Reads what an address says of it; anything else is none. */
export function parseWithdrawFault(text: string | null): WithdrawFault | null {
  return FAULTS.find((fault) => fault === text) ?? null
}

/** A declaration between its steps, or after them. */
export interface Declaration {
  token: string
  orderNumber: string
  name: string
  /** Enough of the address to know it again. */
  emailHint: string
  /** In words. */
  orderedOn: string
  /** In words, with the time; null until it is confirmed. */
  confirmedAt: string | null
  lines: { position: number; name: string; qty: number; isWithdrawn: boolean }[]
}
