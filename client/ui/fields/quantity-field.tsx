import { useId } from 'react'
import { IconButton } from '../icon-button'
import { FieldError } from './field-error'
import styles from './quantity-field.module.css'

interface QuantityFieldProps {
  /** What a posted form calls it. */
  name?: string
  /** What stands in the field, which need not be a number. */
  text: string
  /** Null means that there is no limit. */
  max: number | null
  /** Least that may be stepped down to. */
  min?: number
  error?: string
  words: { label: string; less: string; more: string }
  onChange: (text: string) => void
  /** What a press on less or more asks for; `onChange` takes it where it is left out. */
  onStep?: (text: string) => void
  /** The shopper has left the field, or pressed Enter in it. */
  onDone?: () => void
}

/** A quantity, written or stepped. Its user decides what is an error. */
export function QuantityField(props: QuantityFieldProps) {
  const { name = 'qty', text, max, min = 1, error, words, onChange } = props
  const { onStep = onChange, onDone } = props
  const id = useId()
  const quantity = Number.parseInt(text, 10) || 0
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <IconButton
          className="needs-script"
          icon="minus"
          label={words.less}
          disabled={quantity <= min}
          onClick={() => onStep(String(quantity - 1))}
        />
        <input
          type="number"
          name={name}
          inputMode="numeric"
          min={min}
          max={max ?? undefined}
          step={1}
          required
          aria-label={words.label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onDone}
          onKeyDown={(event) => event.key === 'Enter' && onDone?.()}
        />
        <IconButton
          className="needs-script"
          icon="plus"
          label={words.more}
          disabled={max !== null && quantity >= max}
          onClick={() => onStep(String(quantity + 1))}
        />
      </div>
      <FieldError id={id} message={error} />
    </div>
  )
}
