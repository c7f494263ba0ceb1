import type { ReactNode } from 'react'
import type { MessageKey, Translate } from '../../shared/i18n/messages'
import { PageMessage } from '../ui/page-message'
import styles from './errors.module.css'

interface FailureProps {
  /** What went wrong. */
  title: MessageKey
  text: MessageKey
  t: Translate
  /** The ways on. */
  children: ReactNode
}

/** What went wrong, that nothing is lost, and how to go on. Needs nothing that may fail as well. */
export function Failure({ title, text, t, children }: FailureProps) {
  return (
    <section className={`contained ${styles.page}`} data-failure={title}>
      <PageMessage>
        <h1>{t(title)}</h1>
        <p>{t(text)}</p>
        <p>{t('errors.cart-is-safe')}</p>
        <div className={styles.actions}>{children}</div>
      </PageMessage>
    </section>
  )
}
