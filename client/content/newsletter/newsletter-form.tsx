import { type FormEvent, useRef } from 'react'
import { textField } from '../../../shared/content/block-fields'
import type { Block } from '../../../shared/content/story'
import {
  SUBSCRIBE_FIELDS,
  SUBSCRIBE_ID,
  type SubscribeFault,
  saysSubscribed,
} from '../../../shared/content/subscribe-form'
import type { AskedTask } from '../../engine/sync-tasks/sync-task'
import { useRefusedForm } from '../../stores/forms/refused-form'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { Notice } from '../../ui/notice'
import styles from './newsletter.module.css'
import { type AskNewsletter, type NewsletterFault, useNewsletter } from './use-newsletter'

interface NewsletterFormProps {
  /** Has the words: `button`, `thanks`, and what is said when it was not done. */
  block: Block
  kind: 'primary' | 'secondary'
  ask: AskNewsletter
  /** What is kept of it where there is no connection. */
  toTask?: (email: string) => AskedTask
  /** Where the browser itself posts it; none where only script can ask. */
  action?: string
}

/** One address and one button. What went wrong stands at the field, what went well in its place. */
export function NewsletterForm({ block, kind, ask, toTask, action }: NewsletterFormProps) {
  const { t } = useShop()
  const { path, query } = useLocation()
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  const refused = useRefusedForm<SubscribeFault>(SUBSCRIBE_ID)
  const posted = {
    wasDone: action !== undefined && saysSubscribed(query),
    fault: refused?.fault,
  }
  const { isBusy, isDone, isKept, fault, send } = useNewsletter(ask, posted, toTask)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await send(field.current?.value ?? ''))) field.current?.focus()
  }
  const wordsOf = (what: NewsletterFault) => {
    if (what === 'no-address') return t('checkout.email-invalid')
    if (what === 'no-script') return t('content.needs-script')
    return textField(block, what) || t('cart.reason-unknown')
  }
  return (
    <div>
      <div role="status">
        {isDone && <Notice kind="success">{textField(block, 'thanks')}</Notice>}
        {isKept && <Notice>{t('offline.kept-for-later')}</Notice>}
      </div>
      {!isDone && !isKept && (
        <form
          className={styles.form}
          method="post"
          action={action}
          onSubmit={submit}
          noValidate={isHydrated}
        >
          <input type="hidden" name={SUBSCRIBE_FIELDS.page} value={path} />
          <TextField
            ref={field}
            label={t('checkout.email')}
            error={fault && wordsOf(fault)}
            type="email"
            name={SUBSCRIBE_FIELDS.email}
            autoComplete="email"
            defaultValue={refused?.typed.get(SUBSCRIBE_FIELDS.email) ?? ''}
            required
          />
          <Button type="submit" kind={kind} isBusy={isBusy}>
            {textField(block, 'button')}
          </Button>
        </form>
      )}
    </div>
  )
}
