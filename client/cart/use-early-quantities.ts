import { useEffect, useRef } from 'react'
import { parseQuantity } from '../../shared/cart/quantity'
import { useCart } from '../stores/cart'

/**
 * What was written into the server's drawing of the cart before the browser's own cart was there:
 * it hears of each quantity as soon as it has the line. Answers how to note one.
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
