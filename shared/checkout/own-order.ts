// One order in the account of who placed it.
import type { TrackedOrder } from './tracked-order'

export interface OwnOrder {
  order: TrackedOrder
  /** Lines of an address; empty where the backend tells none. */
  billing: string[]
  /** How and where to it is sent; null where nothing is. */
  delivery: { title: string; address: string[] } | null
  /** Products of it that could not be ordered again a moment ago; null where nobody tried. */
  missing: string[] | null
  /** Names one wish to order it again: a form that is posted twice is one wish. */
  wish: string
  /** Null for an order that does not stand. */
  invoice: Invoice | null
  isInvoiceShown: boolean
}

/** What European law asks of an invoice. Cents; rates in per cent; days in words. */
export interface Invoice {
  number: string
  issuedOn: string
  /** Empty before it was handed to a carrier. */
  suppliedOn: string
  /** Lines of an address. */
  billing: string[]
  vatId: string
  /** Null where nothing is sent. */
  shipping: string[] | null
  lines: InvoiceLine[]
  taxes: InvoiceTax[]
}

export interface InvoiceLine {
  /** Counts from 0. */
  position: number
  sku: string
  name: string
  qty: number
  /** Of a piece. */
  unitNet: number
  taxRate: number
  rowNet: number
  rowGross: number
}

/** What was charged at one rate. */
export interface InvoiceTax {
  rate: number
  net: number
  tax: number
  gross: number
}
