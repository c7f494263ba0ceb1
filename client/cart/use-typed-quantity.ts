import { useEffect, useRef, useState } from 'react'

/** A number is written digit by digit: it counts once nothing was typed for so many milliseconds. */
const TYPING_MS = 600

/**
 * What is being written into the field of a quantity, null once `commit` has taken it. It is taken when the
 * shopper pauses, leaves the field or the page, and stays where `commit` refuses it.
 */
export function useTypedQuantity(commit: (text: string) => boolean) {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finish = useRef(() => {})
  finish.current = () => {
    clearTimeout(timer.current)
    if (draft !== null && commit(draft)) setDraft(null)
  }
  useEffect(() => () => finish.current(), [])
  return {
    draft,
    write(text: string) {
      setDraft(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => finish.current(), TYPING_MS)
    },
    /** Takes a number that was not typed, at once. */
    take(text: string) {
      clearTimeout(timer.current)
      setDraft(commit(text) ? null : text)
    },
    finish: () => finish.current(),
  }
}
