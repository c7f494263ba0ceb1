// What shoppers did and what they were told, as they would remember it. Invariants compare it with what
// the shop holds.
import type { Page, Told } from './page'

/** An order that has left a browser. */
export interface Sent {
  shopper: string
  attempt: string
  /** What the page showed each time the button was pressed, in cents: a press may not have arrived. */
  shown: number[]
  skus: string[]
  at: number
}

/** What a shopper wants of a sku: the quantity that was on the screen after the last command. */
export interface Want {
  qty: number
  at: number
}

/** A call that a browser keeps, and what its shopper has heard of it. */
export interface WaitingCall {
  shopper: string
  email: string
  /** Whether the shopper was promised that it will be sent. */
  isKept: boolean
  told: number[]
  /** A page ended in the moment in which it said what came of it: nobody can tell whether it was heard. */
  isHalfTold: boolean
}

export interface Ledger {
  sent: Map<string, Sent>
  placed: { shopper: string; attempt: string; orderHash: string }[]
  refused: { shopper: string; attempt: string; code: number; message: string }[]
  thanked: Set<string>
  /** Orders that somebody has tried to end: given up, refused, closed. By the names they go by. */
  endings: Set<string>
  /** Payments to which a shopper has said yes at the bank. */
  approved: Set<string>
  failed: { shopper: string; name: string; isCartWaiting: boolean }[]
  /** By shopper, then by sku. */
  wants: Map<string, Map<string, Want>>
  /** What was asked for without a connection, in order. */
  calls: WaitingCall[]
  notices: { shopper: string; text: string; at: number }[]
  /** What was seen to be wrong at the very moment. */
  faults: string[]
}

export function openLedger(): Ledger {
  return {
    sent: new Map(),
    placed: [],
    refused: [],
    thanked: new Set(),
    endings: new Set(),
    approved: new Set(),
    failed: [],
    wants: new Map(),
    calls: [],
    notices: [],
    faults: [],
  }
}

export function wantsOf(ledger: Ledger, shopper: string): Map<string, Want> {
  const wants = ledger.wants.get(shopper) ?? new Map<string, Want>()
  ledger.wants.set(shopper, wants)
  return wants
}

/** Writes down what a page has told its shopper. */
export function note(ledger: Ledger, page: Page, told: Told, at: number): void {
  const shopper = page.tab.browser.name
  switch (told.kind) {
    case 'notice':
      ledger.notices.push({ shopper, text: told.text, at })
      for (const attempt of ledger.sent.keys()) {
        const isRecovered =
          told.text.startsWith('checkout.recovered') && told.text.includes(attempt)
        if (isRecovered) forgetOrdered(ledger, shopper, attempt)
      }
      if (told.text.startsWith('checkout.cart-')) ledger.wants.delete(shopper)
      return
    case 'sent':
      noteSent(ledger, shopper, told, at)
      return
    case 'placed':
      ledger.placed.push({ ...told, shopper })
      forgetOrdered(ledger, shopper, told.attempt)
      return
    case 'refused':
      ledger.refused.push({ ...told, shopper })
      return
    case 'thanks':
      ledger.thanked.add(told.name)
      return
    case 'failed':
      ledger.failed.push({ ...told, shopper })
      forgetOrdered(ledger, shopper, attemptOf(ledger, told.name))
  }
}

type ToldSent = Extract<Told, { kind: 'sent' }>

function noteSent(
  { sent }: Ledger,
  shopper: string,
  { attempt, skus, shown }: ToldSent,
  at: number,
) {
  const before = sent.get(attempt)
  const all = new Set([...(before?.skus ?? []), ...skus])
  sent.set(attempt, {
    shopper,
    attempt,
    shown: [...(before?.shown ?? []), shown],
    skus: [...all],
    at: before?.at ?? at,
  })
}

/** An order may also be named by its hash. */
function attemptOf({ placed }: Ledger, name: string): string {
  return placed.find(({ orderHash }) => orderHash === name)?.attempt ?? name
}

/** What was ordered is wanted no more, what came back of it is joined with the present cart. */
function forgetOrdered(ledger: Ledger, shopper: string, attempt: string): void {
  const wants = wantsOf(ledger, shopper)
  for (const sku of ledger.sent.get(attempt)?.skus ?? []) wants.delete(sku)
}
