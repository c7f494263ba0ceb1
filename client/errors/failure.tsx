import type { ReactNode } from 'react'
import type { MessageKey, Translate } from '../../shared/i18n/messages'
import type { PageFault } from '../../shared/routing/page'
import styles from './errors.module.css'

/** What went wrong; a shop that is not open yet is well. */
type Fault = Exclude<PageFault, 'opening'>

/** What is said of a fault; the layers say it too. */
export const FAULT_WORDS: Record<Fault, { title: MessageKey; text: MessageKey }> = {
  unexpected: { title: 'errors.unexpected-title', text: 'errors.unexpected-text' },
  'upstream-down': { title: 'errors.outage-title', text: 'errors.outage-text' },
  'too-many': { title: 'errors.too-many-title', text: 'errors.too-many-text' },
  offline: { title: 'errors.offline-title', text: 'errors.offline-text' },
}

interface FailureProps {
  reason: Fault
  t: Translate
  /** The ways on. */
  children: ReactNode
}

/** What went wrong, that nothing is lost, and how to go on. Needs nothing that may fail as well. */
export function Failure({ reason, t, children }: FailureProps) {
  const { title, text } = FAULT_WORDS[reason]
  return (
    <section className={`contained ${styles.page}`}>
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <p>{t('errors.cart-is-safe')}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
