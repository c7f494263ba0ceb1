import { FAULT_REPORT_PATH, type FaultReport } from '../../shared/routing/fault-report'

const MAX_REPORTS = 5
const LONGEST_STACK = 2000

const told = new Set<string>()

/**
 * Reports to the operator which part of the page failed: each error once, a few for a page load. The
 * report holds nothing that the shopper typed.
 */
export function reportFault(part: string, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (told.size >= MAX_REPORTS || told.has(error.message)) return
  told.add(error.message)
  const report: FaultReport = {
    part,
    name: error.name,
    message: error.message.slice(0, LONGEST_STACK),
    stack: (error.stack ?? '').slice(0, LONGEST_STACK),
    path: location.pathname,
  }
  navigator.sendBeacon(FAULT_REPORT_PATH, JSON.stringify(report))
}
