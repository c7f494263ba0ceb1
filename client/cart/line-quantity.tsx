import { useEffect } from 'react'
import type { CartLine } from '../../shared/cart/cart-line'
import { parseQuantity } from '../../shared/cart/quantity'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { QuantityField } from '../ui/fields/quantity-field'
import { useTypedQuantity } from './use-typed-quantity'

/** Grouped and bundle products have no quantity limit (spec 5). */
function limitOf({ typeId, maxQty }: CartLine): number | null {
  return typeId === 'grouped' || typeId === 'bundle' ? null : maxQty
}

/**
 * The quantity of a line. What breaks a rule stays in the field, never reaches the cart, and keeps the
 * shopper from paying for another quantity than the one they read.
 */
export function LineQuantity({ line }: { line: CartLine }) {
  const { t } = useShop()
  const setQty = useCart((cart) => cart.setQty)
  const setQuantityFault = useCart((cart) => cart.setQuantityFault)
  const max = limitOf(line)
  const { draft, write, take, finish } = useTypedQuantity((text) => {
    const quantity = parseQuantity(text, max)
    if (quantity.ok) setQty(line.key, quantity.value)
    return quantity.ok
  })
  const parsed = draft === null ? null : parseQuantity(draft, max)
  const error = parsed?.ok === false ? t(parsed.error.key, parsed.error.values) : undefined
  useEffect(() => {
    if (error) setQuantityFault(line.key, error)
    return () => setQuantityFault(line.key, null)
  }, [error, line.key, setQuantityFault])

  return (
    <QuantityField
      text={draft ?? String(line.qty)}
      max={max}
      {...(error === undefined ? {} : { error })}
      words={{
        label: t('cart.quantity', { name: line.name }),
        less: t('cart.less'),
        more: t('cart.more'),
      }}
      onChange={write}
      onStep={take}
      onDone={finish}
    />
  )
}
