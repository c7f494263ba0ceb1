import type { ComponentProps } from 'react'
import { type FieldFacts, FieldFrame } from './field-frame'

type SelectFieldProps = FieldFacts & Omit<ComponentProps<'select'>, keyof FieldFacts | 'className'>

export function SelectField({
  label,
  id,
  hint,
  error,
  optionalText,
  isLabelHidden,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, id, hint, error, optionalText, isLabelHidden }}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  )
}
