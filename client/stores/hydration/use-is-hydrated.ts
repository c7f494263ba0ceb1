import { useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => {}

/** Whether script runs: false in the HTML of the server, true after hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  )
}
