import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type ReviewDraft, sendReview } from '../../engine/review-calls'
import type { ModalPayloads, OpenProps } from '../../stores/modals'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { AreaField } from '../../ui/fields/area-field'
import { FieldError } from '../../ui/fields/field-error'
import { TextField } from '../../ui/fields/text-field'
import { Modal } from '../../ui/modal'
import { Notice } from '../../ui/notice'
import { useFaultFocus } from '../buying/use-fault-focus'
import { Stars } from './rating-link'
import styles from './reviews.module.css'

/** Longest title, name and text that the shop takes (contract 1.6). */
const MAX = { title: 128, nickname: 64, detail: 2000 } as const
const RATINGS = [5, 4, 3, 2, 1] as const

type Field = keyof typeof MAX
const EMPTY: ReviewDraft = { rating: 0, nickname: '', title: '', detail: '' }

/** Where a shopper says what they think of a product (spec 2, modals). */
export function ReviewModal({ payload, onClose }: OpenProps<ModalPayloads['review']>) {
  const { t } = useShop()
  const { http } = usePorts()
  const [draft, setDraft] = useState(EMPTY)
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'sent'>('open')
  const { form, areShown, failed } = useFaultFocus()
  const missing = (text: string) =>
    areShown && text.trim() === '' ? t('product.required') : undefined
  const field = (name: Field) => ({
    value: draft[name],
    maxLength: MAX[name],
    required: true,
    error: missing(draft[name]),
    onChange: (event: { target: { value: string } }) =>
      setDraft((all) => ({ ...all, [name]: event.target.value })),
  })
  const isComplete = draft.rating > 0 && [draft.nickname, draft.title, draft.detail].every(isFilled)

  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'sent') outcome.current?.focus()
  }, [state])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isComplete) return failed()
    setState('sending')
    setState((await sendReview(http, payload.productId, draft)) ? 'sent' : 'failed')
  }

  return (
    <Modal
      title={t('product.review-of', { name: payload.name })}
      closeLabel={t('layout.close')}
      onClose={onClose}
    >
      {/* It stands there before it has something to say, or that would not be read out. */}
      <div ref={outcome} role="status" tabIndex={-1}>
        {state === 'sent' && <Notice kind="success">{t('product.review-sent')}</Notice>}
      </div>
      {state !== 'sent' && (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <RatingChoice
            rating={draft.rating}
            isMissing={areShown && draft.rating === 0}
            onChoose={(rating) => setDraft((all) => ({ ...all, rating }))}
          />
          <TextField
            label={t('product.review-name')}
            {...field('nickname')}
            autoComplete="nickname"
          />
          <TextField label={t('product.review-title')} {...field('title')} />
          <AreaField label={t('product.review-text')} {...field('detail')} rows={5} />
          {state === 'failed' && (
            <div role="alert">
              <Notice kind="danger">{t('product.review-failed')}</Notice>
            </div>
          )}
          <p className={styles.about}>{t('product.review-rules')}</p>
          <Button type="submit" isBusy={state === 'sending'}>
            {t('product.review-send')}
          </Button>
        </form>
      )}
    </Modal>
  )
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

interface RatingChoiceProps {
  rating: number
  isMissing: boolean
  onChoose: (rating: number) => void
}

function RatingChoice({ rating, isMissing, onChoose }: RatingChoiceProps) {
  const { t } = useShop()
  const id = useId()
  return (
    <fieldset
      className={styles.choice}
      data-fault={isMissing ? '' : undefined}
      aria-describedby={isMissing ? id : undefined}
    >
      <legend>{t('product.review-rating')}</legend>
      {RATINGS.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="rating"
            value={value}
            checked={value === rating}
            onChange={() => onChoose(value)}
          />
          <Stars rating={value} />
        </label>
      ))}
      <FieldError id={id} message={isMissing ? t('product.required') : undefined} />
    </fieldset>
  )
}
