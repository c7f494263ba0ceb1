import { type FormEvent, useRef } from 'react'
import { textField } from '../../shared/content/block-fields'
import type { Block } from '../../shared/content/story'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import styles from './newsletter.module.css'
import { type AskNewsletter, type NewsletterFault, useNewsletter } from './use-newsletter'

interface NewsletterFormProps {
  /** Has the words: `button`, `thanks`, and what is said when it was not done. */
  block: Block
  kind: 'primary' | 'secondary'
  ask: AskNewsletter
}

/** One address and one button. What went wrong stands at the field, what went well in its place. */
export function NewsletterForm({ block, kind, ask }: NewsletterFormProps) {
  const { t } = useShop()
  const field = useRef<HTMLInputElement>(null)
  const { isReady, isBusy, isDone, fault, send } = useNewsletter(ask)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await send(field.current?.value ?? ''))) field.current?.focus()
  }
  const wordsOf = (what: NewsletterFault) =>
    what === 'no-address'
      ? t('checkout.email-invalid')
      : textField(block, what) || t('cart.reason-unknown')
  return (
    <div>
      <div role="status">
        {isDone && <Notice kind="success">{textField(block, 'thanks')}</Notice>}
      </div>
      {!isDone && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            ref={field}
            label={t('checkout.email')}
            error={fault && wordsOf(fault)}
            type="email"
            name="email"
            autoComplete="email"
            required
          />
          <Button type="submit" kind={kind} disabled={!isReady} isBusy={isBusy}>
            {textField(block, 'button')}
          </Button>
        </form>
      )}
    </div>
  )
}
