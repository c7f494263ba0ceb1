import type { Ref } from 'react'
import type { MessageKey } from '../../../shared/i18n/messages'
import { useShop } from '../../stores/shop'
import { Notice } from '../../ui/notice'
import styles from '../checkout-form.module.css'

interface ErrorSummaryProps {
  /** Name of the field → what is wrong with it. */
  errors: Partial<Record<string, MessageKey>>
  ref: Ref<HTMLDivElement>
  onPick: (name: string) => void
}

/** All that is wrong in one place; each entry leads to its field. It gets the focus. */
export function ErrorSummary({ errors, ref, onPick }: ErrorSummaryProps) {
  const { t } = useShop()
  const entries = Object.entries(errors).flatMap(([name, key]) => (key ? [{ name, key }] : []))
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      <Notice kind="danger">
        <p>{t('checkout.errors-title', { count: entries.length })}</p>
        <ul>
          {entries.map(({ name, key }) => (
            <li key={name}>
              <button type="button" onClick={() => onPick(name)}>
                {name.startsWith('billing.') && t('checkout.billing') + t('text.colon')}
                {t(key)}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
