import { useEffect } from 'react'
import type { CartLine } from '../../../shared/cart/cart-line'
import { useCart } from '../cart'

/** Gives lines that a form has added their picture and link: the server's list has only names. */
export function useDescribedLines(shown: { lines: readonly CartLine[] } | null | undefined): void {
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
