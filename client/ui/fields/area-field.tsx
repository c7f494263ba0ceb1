import type { ComponentProps } from 'react'
import { type FieldFacts, FieldFrame } from './field-frame'

type AreaFieldProps = FieldFacts &
  Omit<ComponentProps<'textarea'>, keyof FieldFacts | 'id' | 'className'>

/** A field of several lines. */
export function AreaField({
  label,
  hint,
  error,
  optionalText,
  isLabelHidden,
  ...area
}: AreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optionalText, isLabelHidden }}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </FieldFrame>
  )
}
