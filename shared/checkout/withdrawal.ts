// Withdrawing from an order: what its page shows, and the forms that a browser posts by itself.

/** Where the second of its two forms is posted; the first is posted to the page. */
export const CONFIRM_WITHDRAWAL_PATH = '/withdraw/confirm'

/** What both are called where one was refused: a page has only one of them. */
export const WITHDRAW_FORM = 'withdraw'

/** Names of fields, and of what the page's address says. */
export const WITHDRAW_FIELDS = {
  name: 'name',
  orderNumber: 'order',
  email: 'email',
  orderHash: 'orderHash',
  declaration: 'declaration',
  line: 'line',
  /** With the position of the line behind it. */
  qty: 'qty-',
  fault: 'fault',
} as const

const FAULTS = [
  'not-found',
  'canceled',
  'incomplete',
  'no-lines',
  'over',
  'withdrawn',
  'failed',
] as const

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
  /** The last day for it in words; null while something is still to be sent. */
  endsOn: string | null
  lines: DeclaredLine[]
}

export interface DeclaredLine {
  position: number
  name: string
  qty: number
  /** How many of them go back; 0 until it is confirmed. */
  withdrawnQty: number
}
