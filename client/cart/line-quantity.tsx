import { useState } from 'react'
import type { CartLine } from '../../shared/cart/cart-line'
import { parseQuantity } from '../../shared/cart/quantity'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { QuantityField } from '../ui/fields/quantity-field'

/** Grouped and bundle products have no quantity limit (spec 5). */
function limitOf({ typeId, maxQty }: CartLine): number | null {
  return typeId === 'grouped' || typeId === 'bundle' ? null : maxQty
}

/** The quantity of a line. What breaks a rule stays in the field and never reaches the cart. */
export function LineQuantity({ line }: { line: CartLine }) {
  const { t } = useShop()
  const setQty = useCart((cart) => cart.setQty)
  const [draft, setDraft] = useState<string | null>(null)
  const max = limitOf(line)
  const parsed = draft === null ? null : parseQuantity(draft, max)
  const error = parsed?.ok === false ? t(parsed.error.key, parsed.error.values) : undefined

  function change(text: string) {
    const quantity = parseQuantity(text, max)
    setDraft(quantity.ok ? null : text)
    if (quantity.ok) setQty(line.key, quantity.value)
  }

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
      onChange={change}
    />
  )
}
