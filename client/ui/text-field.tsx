import type { ComponentProps } from 'react'
import { type FieldFacts, FieldFrame } from './field-frame'

type TextFieldProps = FieldFacts &
  Omit<ComponentProps<'input'>, keyof FieldFacts | 'id' | 'className'>

export function TextField({ label, hint, error, optionalText, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  )
}
