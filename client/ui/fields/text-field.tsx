import type { ComponentProps } from 'react'
import { type FieldFacts, FieldFrame } from './field-frame'

type TextFieldProps = FieldFacts & Omit<ComponentProps<'input'>, keyof FieldFacts | 'className'>

export function TextField({
  label,
  id,
  hint,
  error,
  optionalText,
  isLabelHidden,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, id, hint, error, optionalText, isLabelHidden }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  )
}
