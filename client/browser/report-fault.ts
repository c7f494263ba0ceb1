import { FAULT_REPORT_PATH, type FaultReport } from '../../shared/routing/fault-report'

const MAX_REPORTS = 5
const LONGEST_STACK = 2000

const told = new Set<string>()

/**
 * Tells the operator what broke in which part of the page: each fault once, and only a few for a
 * page load. The worker keeps what is needed to mend it and nothing of the shopper.
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
