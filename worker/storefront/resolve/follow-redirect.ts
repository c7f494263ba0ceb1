import { cleanPath } from '../../../shared/routing/clean-path'
import { redirectTarget } from '../../../shared/routing/redirect-target'
import { splitStoreCode } from '../../../shared/store-view/detect-store'
import type { Lookups } from '../load/lookups'
import type { RedirectRecord } from '../mapping/listing/to-url-records'
import { logLine } from '../runtime/log-line'
import type { Resolution, Visit } from './resolution'

const MAX_RECORDS = 5

/** Decides what is at a path. */
type Resolve = (visit: Visit, lookups: Lookups) => Promise<Resolution>

/**
 * Follows redirect records to the place where they end, so that a visitor makes one hop
 * (trust I21). A chain that comes back to a path it passed, leads outside of our origins or is
 * longer than five records is no redirect: null, and resolution goes on.
 */
export async function followRedirect(
  first: RedirectRecord,
  visit: Visit,
  lookups: Lookups,
  resolve: Resolve,
): Promise<Resolution | null> {
  const passed = new Set([visit.path])
  let record = first
  for (let count = 0; count < MAX_RECORDS; count++) {
    const target = redirectTarget(record.target, visit.store)
    if (!target) return refused(record, visit)
    if (target.kind === 'other-store') return landAt(target.href, first.status)
    const clean = cleanPath(splitStoreCode(target.pathname).path)
    if (!clean || passed.has(clean.path)) return refused(record, visit)
    passed.add(clean.path)
    const next = await lookups.at(clean.path)
    if (!next.ok) return { kind: 'unavailable', fault: next.error }
    const { mapping, redirect } = next.value.records
    if (mapping || !redirect) {
      const query = target.search ? new URLSearchParams(target.search) : visit.query
      const end = await resolve({ ...visit, ...clean, query }, lookups)
      return lastHop({ ...target, query }, first.status, end)
    }
    record = redirect
  }
  return refused(record, visit)
}

// The target may itself be a child product or lack its slash: then its own address is the one.
function lastHop(
  { pathname, query, hash }: { pathname: string; query: URLSearchParams; hash: string },
  status: 301 | 302,
  end: Resolution,
): Resolution {
  if (end.kind === 'redirect') return landAt(end.location, status)
  if (end.kind === 'unavailable') return end
  const search = query.size > 0 ? `?${query}` : ''
  return landAt(`${pathname}${search}${hash}`, status)
}

function landAt(location: string, status: 301 | 302): Resolution {
  return { kind: 'redirect', location, status }
}

function refused(record: RedirectRecord, visit: Visit): null {
  logLine('warn', 'redirect-refused', { path: visit.path, to: record.target })
  return null
}
