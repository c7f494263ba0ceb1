import { createContext, use } from 'react'
import type { Ports } from '../engine/ports'

const PortsContext = createContext<Ports | null>(null)

/** Gives stores and screens the browser's ports; on the server idle ones. */
export const PortsProvider = PortsContext

export function usePorts(): Ports {
  const ports = use(PortsContext)
  if (!ports) throw new Error('usePorts outside of a PortsProvider')
  return ports
}
