import type { MouseEvent, Ref } from 'react'
import { TextField } from '../../ui/fields/text-field'
import type { VoucherPlace } from './voucher-forms'

interface CodeFieldProps {
  place: VoucherPlace
  label: string
  autoCapitalize?: 'characters'
  defaultValue?: string | undefined
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The field of a code: of a coupon or of a gift card. */
export function CodeField({ place, ...props }: CodeFieldProps) {
  return (
    <TextField
      form={place.form}
      name={place.field}
      required={place.field === 'code'}
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      {...props}
    />
  )
}

/**
 * Does with the code in the form of a pressed button what is given, once the browser finds nothing
 * wrong with it; where nothing is given the browser posts the form.
 */
export function withCode(act: ((code: string) => void) | undefined) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (!act) return
    event.preventDefault()
    const { form } = event.currentTarget
    if (form?.reportValidity()) act(String(new FormData(form).get('code') ?? ''))
  }
}
