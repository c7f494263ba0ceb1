import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from './location'

/**
 * Calls back after the shopper has gone to another page. By `path` a changed query is the same page,
 * as for a sheet whose choices change it; by `visits` it is another.
 */
export function usePageChange(onChange: () => void, by: 'path' | 'visits' = 'path'): void {
  const value = useLocation()[by]
  const last = useRef(value)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    changed()
  }, [value])
}
