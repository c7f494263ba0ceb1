import { type MouseEvent, useEffect, useRef } from 'react'
import type { Listing } from '../../shared/search/listing'
import { usePorts } from '../stores/ports'
import { isPlainClick } from '../ui/on-plain-click'

/**
 * Milliseconds between another page in the address and the way up to its products (spec 4 and 9). One
 * that took longer to come is never seen at its end.
 */
const SCROLL_DELAY = 250

interface Asked {
  /** From which page and order another one was asked for. */
  from: string
  at: number
}

/**
 * Goes up to the products once another page or order has arrived (spec 4). Only when it was asked
 * for here: going back in history has its own place on the page.
 */
export function useScrollToProducts({ page, query: { sort }, total }: Listing) {
  const { clock } = usePorts()
  const results = useRef<HTMLElement>(null)
  const here = `${page} ${sort}`
  const asked = useRef<Asked | null>(null)
  useEffect(() => {
    if (asked.current === null || asked.current.from === here || total === 0) return
    const rest = asked.current.at + SCROLL_DELAY - clock.now()
    asked.current = null
    if (rest <= 0) {
      results.current?.scrollIntoView()
      return
    }
    const timer = setTimeout(() => results.current?.scrollIntoView(), rest)
    return () => clearTimeout(timer)
  }, [here, total, clock])
  return {
    results,
    /** To be called by what asks for another page or order. */
    scrollAfter: (event?: MouseEvent) => {
      asked.current = !event || isPlainClick(event) ? { from: here, at: clock.now() } : null
    },
  }
}
