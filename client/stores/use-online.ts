import { useSyncExternalStore } from 'react'
import { usePorts } from './ports'

/** Whether this browser has a network; a server always has one. */
export function useOnline(): boolean {
  const { online } = usePorts()
  return useSyncExternalStore(online.watch, online.isOnline, () => true)
}
