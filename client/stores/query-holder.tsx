import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

/**
 * Holds the one QueryClient of a page load once it was needed. It imports only the type: the code of
 * TanStack Query is loaded with the first screen that asks for something.
 */
export interface QueryHolder {
  client: QueryClient | null
}

const HolderContext = createContext<QueryHolder | null>(null)

export const QueryHolderProvider = HolderContext

export function useQueryHolder(): QueryHolder {
  const holder = use(HolderContext)
  if (!holder) throw new Error('useQueryHolder outside of a QueryHolderProvider')
  return holder
}
