import { useEffect, useRef } from 'react'
import type { Listing } from '../../shared/search/listing'

/** Milliseconds between the new page and the way up to its products (spec 4 and 9). */
const SCROLL_DELAY = 250

/**
 * Goes up to the products once another page or order has arrived (spec 4). Only when it was asked
 * for here: going back in history has its own place on the page.
 */
export function useScrollToProducts(listing: Listing) {
  const results = useRef<HTMLElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current || listing.cards.length === 0) return
    isAsked.current = false
    const timer = setTimeout(() => results.current?.scrollIntoView(), SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [listing])
  return {
    results,
    scrollAfter: () => {
      isAsked.current = true
    },
  }
}
