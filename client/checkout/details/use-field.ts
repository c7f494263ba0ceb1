import { checkField } from '../../../shared/checkout/address-rules'
import { type FormField, readField, toPath } from '../../../shared/checkout/form-field'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShop } from '../../stores/shop'

/** What a field of the form needs. Its error shows after the shopper has left it (spec 5). */
export function useField(field: FormField) {
  const { t } = useShop()
  const path = toPath(field)
  const value = useCheckout(({ details }) => readField(details, field))
  const write = useCheckout((checkout) => checkout.write)
  const touch = useCheckout((checkout) => checkout.touch)
  const isTouched = useCheckout(({ touched }) => touched === 'all' || touched.has(path))
  const fault = isTouched ? checkField(field.field, value) : null
  return {
    id: path,
    name: path,
    value,
    onChange: (event: { target: { value: string } }) => write(field, event.target.value),
    onBlur: () => touch(path),
    ...(fault ? { error: t(fault) } : {}),
  }
}
