import type { PageSubject } from '../load/load-page'
import type { UpstreamFault } from '../upstream/fault'

/** What a path turned out to be. Everything that can redirect or be missing is known here. */
export type Resolution =
  | PageSubject
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'unavailable'; fault: UpstreamFault }
