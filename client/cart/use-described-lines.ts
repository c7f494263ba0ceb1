import { useEffect } from 'react'
import type { ShownCart } from '../../shared/cart/shown-cart'
import { useCart } from '../stores/cart'

/** Gives lines that a form has added their picture and link: the server's list has only names. */
export function useDescribedLines(shown: ShownCart | null): void {
  const lines = useCart((cart) => cart.lines)
  const describe = useCart((cart) => cart.describe)
  useEffect(() => {
    const known = shown?.lines.filter(({ image }) => image !== '') ?? []
    const isMissing = lines.some(
      ({ key, image }) => image === '' && known.some((line) => line.key === key),
    )
    if (isMissing) describe(known)
  }, [lines, shown, describe])
}
