import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

/**
 * Where the one QueryClient of a page load stands once somebody has needed it. It knows nothing of
 * TanStack Query itself: the code of that comes with the first screen that asks for something.
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
