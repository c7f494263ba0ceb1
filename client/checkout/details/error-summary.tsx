import type { Ref } from 'react'
import { CHECKOUT_ERRORS } from '../../../shared/checkout/checkout-form'
import type { MessageKey } from '../../../shared/i18n/messages'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { useShop } from '../../stores/shop'
import { Notice } from '../../ui/notice'
import styles from '../checkout-form.module.css'
import { errorWords } from './error-words'

interface ErrorSummaryProps {
  /** Name of the field → what is wrong with it. */
  errors: Partial<Record<string, MessageKey>>
  ref: Ref<HTMLDivElement>
  onPick: (name: string) => void
}

/** All that is wrong in one place; each entry leads to its field. It gets the focus. */
export function ErrorSummary({ errors, ref, onPick }: ErrorSummaryProps) {
  const { t } = useShop()
  const isHydrated = useIsHydrated()
  const entries = Object.entries(errors).flatMap(([name, key]) => (key ? [{ name, key }] : []))
  return (
    <div ref={ref} id={CHECKOUT_ERRORS} tabIndex={-1} role="alert" className={styles.summary}>
      <Notice kind="danger">
        <p>{t('checkout.errors-title', { count: entries.length })}</p>
        <ul>
          {entries.map(({ name, key }) => (
            <li key={name}>
              {isHydrated ? (
                <button type="button" onClick={() => onPick(name)}>
                  {errorWords(t, name, key)}
                </button>
              ) : (
                <a href={`#${name}`}>{errorWords(t, name, key)}</a>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
