import type { ComponentProps } from 'react'
import { type FieldFacts, FieldFrame } from './field-frame'

type SelectFieldProps = FieldFacts &
  Omit<ComponentProps<'select'>, keyof FieldFacts | 'id' | 'className'>

export function SelectField({ label, hint, error, optionalText, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  )
}
