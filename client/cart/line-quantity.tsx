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

/** What is wrong with the quantities in the fields of this page, by the keys of their lines. */
const faults = new Map<string, string>()

/** What is wrong with the first of them; undefined where all can be ordered. */
export function findQuantityFault(): string | undefined {
  return faults.values().next().value
}

/**
 * The quantity of a line. What breaks a rule stays in the field, never reaches the cart, and keeps the
 * shopper from paying for another quantity than the one they read.
 */
export function LineQuantity({ line }: { line: CartLine }) {
  const { t } = useShop()
  const setQty = useCart((cart) => cart.setQty)
  const max = limitOf(line)
  const { draft, write, take, finish } = useTypedQuantity((text) => {
    const quantity = parseQuantity(text, max)
    if (quantity.ok) setQty(line.key, quantity.value)
    return quantity.ok
  })
  const parsed = draft === null ? null : parseQuantity(draft, max)
  const error = parsed?.ok === false ? t(parsed.error.key, parsed.error.values) : undefined
  useEffect(() => {
    if (error) faults.set(line.key, error)
    return () => void faults.delete(line.key)
  }, [error, line.key])

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
