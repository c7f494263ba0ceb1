import { useEffect, useRef, useState } from 'react'

/** Fields whose value is refused. */
export const FAULTY = '[aria-invalid="true"], [data-fault] :is(input, select, textarea)'

/**
 * Faults are shown from the first try on, also from one without script that was refused, and each try that fails leads to the first of them.
 * Answers the ref of what holds the fields, whether faults are shown, and what to call after a failed try.
 */
export function useFaultFocus<E extends HTMLElement = HTMLFormElement>(wasRefused = false) {
  const form = useRef<E>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [tries])
  return { form, areShown: wasRefused || tries > 0, failed: () => setTries((count) => count + 1) }
}
