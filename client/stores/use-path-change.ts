import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from './location'

/** Calls back after the shopper has gone to another page; a changed query is the same page. */
export function usePathChange(onChange: () => void): void {
  const { path } = useLocation()
  const last = useRef(path)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    changed()
  }, [path])
}
