import { type FormEvent, useRef } from 'react'
import { subscribe, unsubscribe } from '../engine/newsletter-calls'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import styles from './newsletter.module.css'
import { useNewsletter } from './use-newsletter'

/** What can be wished, and what is said when it is done. */
const WISHES = {
  subscribe: { ask: subscribe, thanks: 'content.newsletter-thanks', kind: 'primary' },
  unsubscribe: { ask: unsubscribe, thanks: 'content.newsletter-gone', kind: 'secondary' },
} as const

interface NewsletterFormProps {
  button: string
  wish: keyof typeof WISHES
}

/** One address and one button. What went wrong stands at the field, what went well in its place. */
export function NewsletterForm({ button, wish }: NewsletterFormProps) {
  const { t } = useShop()
  const { ask, thanks, kind } = WISHES[wish]
  const field = useRef<HTMLInputElement>(null)
  const { isReady, isBusy, isDone, fault, send } = useNewsletter(ask)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await send(field.current?.value ?? ''))) field.current?.focus()
  }
  return (
    <div role="status">
      {isDone ? (
        <Notice kind="success">{t(thanks)}</Notice>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            ref={field}
            label={t('content.newsletter-email')}
            error={fault && t(fault)}
            type="email"
            name="email"
            autoComplete="email"
            required
          />
          <Button type="submit" kind={kind} disabled={!isReady} isBusy={isBusy}>
            {button}
          </Button>
        </form>
      )}
    </div>
  )
}
