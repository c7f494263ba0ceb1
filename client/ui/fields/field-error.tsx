import { Icon } from '../icon'
import styles from './field.module.css'

interface FieldErrorProps {
  id: string
  message: string | undefined
}

/** What is wrong with a field. Empty it takes no room; it is announced when it comes. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon name="alert" size={18} />
      {message}
    </p>
  )
}
