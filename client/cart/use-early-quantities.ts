import { useEffect, useRef } from 'react'
import { parseQuantity } from '../../shared/cart/quantity'
import { useCart } from '../stores/cart'

/**
 * Keeps quantities that were typed into the server-rendered cart before hydration, and sets each as
 * soon as the browser's cart has the line. Returns a function that keeps one.
 */
export function useEarlyQuantities(): (itemId: number, text: string) => void {
  const lines = useCart((cart) => cart.lines)
  const setQty = useCart((cart) => cart.setQty)
  const early = useRef(new Map<number, string>())
  useEffect(() => {
    for (const { key, confirmed } of lines) {
      const text = early.current.get(confirmed?.itemId ?? Number.NaN)
      if (text === undefined || !confirmed) continue
      early.current.delete(confirmed.itemId)
      const qty = parseQuantity(text, null)
      if (qty.ok) setQty(key, qty.value)
    }
  }, [lines, setQty])
  return (itemId, text) => early.current.set(itemId, text)
}
