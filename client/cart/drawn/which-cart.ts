interface Known {
  /** What this browser keeps has been read. */
  isLoaded: boolean
  isEmpty: boolean
  /** The server is still to be asked. */
  isPending: boolean
  isOnline: boolean
  /** The server drew a cart into the page. */
  isDrawn: boolean
  /** What the browser's cart costs is known, or not waited for. */
  isTold: boolean
  /** There were lines on this page, and the shopper has taken out the last. */
  wasFilled: boolean
}

/**
 * Which cart a page shows: the server's own drawing until the browser's cart is known, and without a
 * connection what the browser knows (spec 1), since no answer of the server comes.
 */
export function whichCart(known: Known): 'drawn' | 'waiting' | 'empty' | 'lines' {
  const { isLoaded, isEmpty, isPending, isOnline, isDrawn, isTold, wasFilled } = known
  if (isLoaded && !isEmpty && (isTold || !isOnline || !isDrawn)) return 'lines'
  if (isLoaded && isEmpty && (!isPending || wasFilled)) return 'empty'
  if (isDrawn) return 'drawn'
  return isLoaded && !isOnline ? 'empty' : 'waiting'
}
