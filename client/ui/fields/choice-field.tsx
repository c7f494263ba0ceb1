import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  type: 'checkbox' | 'radio'
  error?: string
  children: ReactNode
}

/** A tick box or a radio button with its words beside it: all of it can be pressed. */
export function ChoiceField({ type, error, children, ...input }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...input}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
