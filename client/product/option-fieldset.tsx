import { type ReactNode, useId } from 'react'
import { useShop } from '../stores/shop'
import { FieldError } from '../ui/fields/field-error'
import styles from './part-list.module.css'

interface OptionFieldsetProps {
  option: { title: string; isRequired: boolean }
  error: string | undefined
  /** The values to press on. */
  children: ReactNode
}

/** One question about a product, with what is wrong with its answer. */
export function OptionFieldset({ option, error, children }: OptionFieldsetProps) {
  const { t } = useShop()
  const id = useId()
  return (
    <fieldset
      className={styles.option}
      data-fault={error ? '' : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend>
        {option.title}
        {!option.isRequired && <span> ({t('checkout.optional')})</span>}
      </legend>
      {children}
      <FieldError id={id} message={error} />
    </fieldset>
  )
}
