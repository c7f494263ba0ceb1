import { createContext, use, useEffect } from 'react'

/** Told when the form that buys hears what is pressed: its code may come after that of the page. */
export const BuyFormReady = createContext<(isReady: boolean) => void>(() => {})

export function useTellReady(): void {
  const tell = use(BuyFormReady)
  useEffect(() => tell(true), [tell])
}
