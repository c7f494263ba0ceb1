/** Where a browser tells the operator that a part of a page broke. */
export const FAULT_REPORT_PATH = '/_error'

/** What it tells. */
export interface FaultReport {
  /** The part of the page: screen, cart-drawer, script, … */
  part: string
  /** Of the error, as its stack. */
  name: string
  message: string
  stack: string
  /** Of the page, without its query. */
  path: string
}
