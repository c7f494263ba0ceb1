import type { ComponentProps } from 'react'
import { type FieldFacts, FieldFrame } from './field-frame'

type SelectFieldProps = FieldFacts &
  Omit<ComponentProps<'select'>, keyof FieldFacts | 'id' | 'className'>

export function SelectField({
  label,
  hint,
  error,
  optionalText,
  isLabelHidden,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optionalText, isLabelHidden }}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  )
}
