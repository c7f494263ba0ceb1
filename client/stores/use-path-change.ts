import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from './location'

/** Calls back after the shopper has gone to another page; a changed query is the same page. */
export function usePathChange(onChange: () => void): void {
  useChangeOf(useLocation().path, onChange)
}

/** The same, and after a changed query: for what lies above a page whatever it shows. */
export function useVisitChange(onChange: () => void): void {
  useChangeOf(useLocation().visits, onChange)
}

function useChangeOf(value: unknown, onChange: () => void): void {
  const last = useRef(value)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    changed()
  }, [value])
}
