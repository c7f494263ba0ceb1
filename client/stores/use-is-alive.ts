import { useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => {}

/** Whether script runs: false in what the server draws, true as soon as the page has come alive. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  )
}
