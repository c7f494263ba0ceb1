import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { MessageKey } from '../../shared/i18n/messages'
import { readReview } from '../../shared/reviews/read-review'
import {
  EMPTY_REVIEW,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  MAX_REVIEW,
  PICTURE_TYPES,
  picturesFault,
  REVIEW_FIELDS,
  type RefusedReview,
  type ReviewDraft,
  type ReviewFault,
  reviewFault,
} from '../../shared/reviews/review-form'
import { storePath } from '../../shared/routing/links'
import { REVIEW_PATH } from '../../shared/routing/screen-paths'
import { shrinkPicture } from '../browser/pictures/shrink-picture'
import { submitReview } from '../browser/pictures/submit-review'
import { useFaultFocus } from '../product/buying/use-fault-focus'
import { Stars } from '../product/reviews/rating-link'
import { useIsHydrated } from '../stores/hydration/use-is-hydrated'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { AreaField } from '../ui/fields/area-field'
import { FieldError } from '../ui/fields/field-error'
import { TextField } from '../ui/fields/text-field'
import { Notice } from '../ui/notice'
import styles from './review-form.module.css'

const F = REVIEW_FIELDS
const RATINGS = [5, 4, 3, 2, 1] as const

const FAULT_WORDS: Record<ReviewFault, MessageKey> = {
  incomplete: 'product.review-incomplete',
  'too-long': 'product.review-too-long',
  'too-many-pictures': 'product.review-too-many-pictures',
  'picture-too-large': 'product.review-picture-too-large',
  'no-picture': 'product.review-no-picture',
  'pictures-gone': 'product.review-pictures-gone',
  'no-product': 'product.review-failed',
  failed: 'product.review-failed',
}

/** For messages that name a limit. */
const LIMITS = { maxFiles: MAX_PICTURES, megabytes: MAX_PICTURE_BYTES / 1_000_000 }

interface ReviewFormProps {
  sku: string
  /** Of this try to write: sent again it is the same review. */
  attempt: string
  /** What was posted without script and refused. */
  refused?: RefusedReview | null
  isSent?: boolean
}

/** What a shopper thinks of a product, with pictures. It is posted by itself where no script runs. */
export function ReviewForm(props: ReviewFormProps) {
  const { sku, attempt, refused = null } = props
  const written = refused?.draft ?? EMPTY_REVIEW
  const { store, t } = useShop()
  const isHydrated = useIsHydrated()
  const { form, isBusy, isSent, fault, judged, submit, judge } = useReviewForm(props)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) outcome.current?.focus()
  }, [isSent])
  const missing = (text?: string) => (text?.trim() === '' ? t('product.required') : undefined)
  const field = (name: keyof typeof MAX_REVIEW) => ({
    name: F[name],
    defaultValue: written[name],
    maxLength: MAX_REVIEW[name],
    required: true,
    error: missing(judged?.[name]),
  })
  return (
    <>
      {/* It stands there before it has something to say, or that would not be read out. */}
      <div ref={outcome} role="status" tabIndex={-1}>
        {isSent && <Notice kind="success">{t('product.review-sent')}</Notice>}
      </div>
      {!isSent && (
        <form
          ref={form}
          className={styles.form}
          method="post"
          encType="multipart/form-data"
          // With the product: whoever asks for the address again gets its form.
          action={`${storePath(REVIEW_PATH, store)}?${F.sku}=${encodeURIComponent(sku)}`}
          onSubmit={submit}
          onInput={judge}
          noValidate={isHydrated}
        >
          <input type="hidden" name={F.sku} value={sku} />
          <input type="hidden" name={F.attempt} value={attempt} />
          <RatingChoice chosen={written.rating} isMissing={judged?.rating === 0} />
          <TextField
            label={t('product.review-name')}
            {...field('nickname')}
            autoComplete="nickname"
          />
          <TextField label={t('product.review-title')} {...field('title')} />
          <AreaField label={t('product.review-text')} {...field('detail')} rows={5} />
          {refused && <HeldPictures refused={refused} />}
          <TextField
            label={t('product.review-pictures')}
            hint={t('product.review-pictures-hint', LIMITS)}
            name={F.pictures}
            type="file"
            accept={PICTURE_TYPES.join()}
            multiple
          />
          <div role="alert">
            {fault && <Notice kind="danger">{t(FAULT_WORDS[fault], LIMITS)}</Notice>}
          </div>
          <p className={styles.about}>{t('product.review-rules')}</p>
          <Button type="submit" isBusy={isBusy}>
            {t('product.review-send')}
          </Button>
        </form>
      )}
    </>
  )
}

/** Sends the form by script, and says what became of it. */
function useReviewForm({ refused = null, isSent = false }: ReviewFormProps) {
  const { store } = useShop()
  const { form, areShown, failed } = useFaultFocus()
  const [judged, setJudged] = useState<ReviewDraft>()
  const [stage, setStage] = useState<'open' | 'sending' | 'sent'>(isSent ? 'sent' : 'open')
  const [fault, setFault] = useState(refused?.fault ?? null)

  const judge = () => {
    if (areShown) setJudged(readForm(form))
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stage === 'sending') return
    setFault(null)
    setJudged(readForm(form))
    const fields = new FormData(event.currentTarget)
    const wrong = reviewFault(readReview(fields))
    if (wrong) {
      // A field that is empty says so itself.
      if (wrong !== 'incomplete') setFault(wrong)
      return failed()
    }
    setStage('sending')
    const said = (await replacePictures(fields)) ?? (await submitReview(fields, store))
    setFault(said)
    setStage(said ? 'open' : 'sent')
  }
  return {
    form,
    isBusy: stage === 'sending',
    isSent: stage === 'sent',
    fault,
    judged,
    submit,
    judge,
  }
}

function readForm({ current }: RefObject<HTMLFormElement | null>): ReviewDraft | undefined {
  return current ? readReview(new FormData(current)) : undefined
}

/** Puts smaller pictures in the place of those chosen; says where they are too many or too large still. */
async function replacePictures(fields: FormData): Promise<ReviewFault | null> {
  const chosen = fields.getAll(F.pictures).filter((file) => file instanceof File && file.size > 0)
  fields.delete(F.pictures)
  if (chosen.length + fields.getAll(F.held).length > MAX_PICTURES) return 'too-many-pictures'
  const pictures = await Promise.all(chosen.map((file) => shrinkPicture(file as File)))
  for (const picture of pictures) fields.append(F.pictures, picture)
  return picturesFault(pictures.map(({ size }) => size))
}

/** Pictures of a try that was refused: the browser has forgotten them, the shop has not. */
function HeldPictures({ refused: { held, hasLostPictures } }: { refused: RefusedReview }) {
  const { t } = useShop()
  return (
    <>
      {held.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('product.review-held')}</legend>
          {held.map((path, place) => (
            <label key={path}>
              <input type="checkbox" name={F.held} value={path} defaultChecked />
              {t('product.review-held-picture', { number: place + 1 })}
            </label>
          ))}
        </fieldset>
      )}
      {hasLostPictures && <Notice kind="warning">{t('product.review-pictures-again')}</Notice>}
    </>
  )
}

interface RatingChoiceProps {
  chosen: number
  isMissing: boolean
}

function RatingChoice({ chosen, isMissing }: RatingChoiceProps) {
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
            name={F.rating}
            value={value}
            defaultChecked={value === chosen}
            required
          />
          <Stars rating={value} />
        </label>
      ))}
      <FieldError id={id} message={isMissing ? t('product.required') : undefined} />
    </fieldset>
  )
}
