import type { MessageKey } from '../../shared/i18n/messages'
import type { PageFault } from '../../shared/routing/page'

/** What went wrong; a shop that is not open yet is well. */
type Fault = Exclude<PageFault, 'opening'>

/** What is said of a fault, by the error page and by the layers. */
export const FAULT_WORDS: Record<Fault, { title: MessageKey; text: MessageKey }> = {
  unexpected: { title: 'errors.unexpected-title', text: 'errors.unexpected-text' },
  'upstream-down': { title: 'errors.outage-title', text: 'errors.outage-text' },
  'too-many': { title: 'errors.too-many-title', text: 'errors.too-many-text' },
  offline: { title: 'errors.offline-title', text: 'errors.offline-text' },
}
