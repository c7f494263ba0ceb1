import { type SubmitEvent, useEffect, useState } from 'react'
import { usePorts } from '../ports'

/** After this a document that was asked for is not coming: the button may be pressed again. */
const PATIENCE_MS = 20_000

/**
 * For a form that leads to another document: whether it is on its way. A second press does nothing,
 * and whoever comes back to this page finds the button as it was.
 */
export function useLeaving(): [boolean, (event: SubmitEvent<HTMLFormElement>) => void] {
  const { clock, online } = usePorts()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(
    () => (isLeaving ? online.watchReturn(() => setLeaving(false)) : undefined),
    [isLeaving, online],
  )
  useEffect(
    () => (isLeaving ? clock.after(PATIENCE_MS, () => setLeaving(false)) : undefined),
    [isLeaving, clock],
  )
  return [
    isLeaving,
    (event) => {
      if (isLeaving) event.preventDefault()
      // Without a connection it stays on its page, which says so.
      else if (online.isOnline()) setLeaving(true)
    },
  ]
}
