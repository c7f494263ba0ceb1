import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'

/** What every field with a label shares. */
export interface FieldFacts {
  label: string
  /** Where a link leads to it; one of its own where it is left out. */
  id?: string
  /** Why it is asked for, or how to write it. */
  hint?: string
  error?: string | undefined
  /** The word for "optional", shown behind the label. */
  optionalText?: string
  /** Something beside the field says the same to those who see it. */
  isLabelHidden?: boolean
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlFacts {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = FieldFacts & { children: (control: ControlFacts) => ReactNode }

export function FieldFrame(props: FieldFrameProps) {
  const { label, id: given, hint, error, optionalText, isLabelHidden, children } = props
  const own = useId()
  const id = given ?? own
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {optionalText && <span className={styles.optional}> ({optionalText})</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
