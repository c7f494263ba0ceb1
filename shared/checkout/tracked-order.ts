import type { CartSummary } from '../cart/cart-summary'

const STATES = [
  'new',
  'pending_payment',
  'processing',
  'sent',
  'ready',
  'complete',
  'canceled',
  'withdrawn',
  'refunded',
] as const

/**
 * Where an order is on its way; `new` stands and waits for money from outside the shop, what is `ready` waits
 * to be collected, of what is `complete` nothing has to be sent, and of what is `withdrawn` no piece stands.
 */
export type TrackedState = (typeof STATES)[number]

/** Reads a state that the shop has words for; another backend's own words are null. */
export function parseTrackedState(text: string): TrackedState | null {
  return STATES.find((state) => state === text) ?? null
}

/** An order as its shopper may look at it any time. Cents. */
export interface TrackedOrder {
  /** By which its page, and nobody who cannot guess it, knows it. */
  orderHash: string
  orderNumber: string
  /** Null where the backend uses a word of its own. */
  state: TrackedState | null
  /** ISO 8601, or empty. */
  placedAt: string
  paymentCode: string
  paymentTitle: string
  /** Whether money is still to be transferred. */
  isDue: boolean
  /** How much that is. */
  amountDue: number
  /** Whether it waits for a payment that who looks at it may go on with, or give the order up. */
  mayPay: boolean
  /** Whether it, or a part of it, can still be withdrawn from. */
  mayWithdraw: boolean
  lines: TrackedLine[]
  hasDelivery: boolean
  /** The day that was wished for, `2026-11-24`; empty for the soonest. */
  deliveryDate: string
  /** From when the days of its delivery count, ISO 8601, or empty. */
  deliveryStart: string
  isCollected: boolean
  totals: CartSummary
  /** What became of its money and of what was withdrawn, and where it is collected: a sentence each. */
  notes: string[]
  downloads: BoughtFile[]
  parcels: { name: string; link: string }[]
}

export interface TrackedLine {
  /** Counts from 0. */
  position: number
  /** Empty where the backend does not say. */
  sku: string
  name: string
  qty: number
  total: number
  options: { label: string; value: string }[]
  /** Path of a picture below /media, and of the product's page; left out where nobody looked. */
  image?: string
  link?: string
}

/** A file that was bought, and how often until when it may be downloaded. */
export interface BoughtFile {
  title: string
  link: string
  usesLeft: number
  /** ISO 8601. */
  expiresAt: string
}
