import { type MouseEvent, useEffect, useRef } from 'react'
import type { Listing } from '../../shared/search/listing'
import { isPlainClick } from '../ui/on-plain-click'

/** Milliseconds between the new page and the way up to its products (spec 4 and 9). */
const SCROLL_DELAY = 250

/**
 * Goes up to the products once another page or order has arrived (spec 4). Only when it was asked
 * for here: going back in history has its own place on the page.
 */
export function useScrollToProducts({ page, query: { sort }, total }: Listing) {
  const results = useRef<HTMLElement>(null)
  const here = `${page} ${sort}`
  /** From which page and order another one was asked for. */
  const askedFrom = useRef<string | null>(null)
  useEffect(() => {
    if (askedFrom.current === null || askedFrom.current === here || total === 0) return
    askedFrom.current = null
    const timer = setTimeout(() => results.current?.scrollIntoView(), SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [here, total])
  return {
    results,
    /** To be called by what asks for another page or order. */
    scrollAfter: (event?: MouseEvent) => {
      askedFrom.current = !event || isPlainClick(event) ? here : null
    },
  }
}
