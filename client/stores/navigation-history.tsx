import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { appendPath, type NavigationHistory, popPaths } from '../engine/navigation-history'
import { useLocation } from './location'
import { usePorts } from './ports'

export interface NavigationHistoryState {
  /** The latest last. */
  paths: NavigationHistory
  append: (path: string) => void
  pop: (count?: number) => void
  clear: () => void
}

/** One per page load: a document that is loaded anew begins with itself. */
export function createNavigationHistory() {
  return createStore<NavigationHistoryState>((set, get) => ({
    paths: [],
    append: (path) => set({ paths: appendPath(get().paths, path) }),
    pop: (count) => set({ paths: popPaths(get().paths, count) }),
    clear: () => set({ paths: [] }),
  }))
}

/** A page that is left sooner was none that anybody looked at (spec 4), in milliseconds. */
const RECORDING_DELAY_MS = 100

const HistoryContext = createContext<StoreApi<NavigationHistoryState> | null>(null)

/** Records where the shopper goes. */
export function NavigationHistoryProvider({ children }: { children: ReactNode }) {
  const { clock } = usePorts()
  const { path, query } = useLocation()
  const [history] = useState(createNavigationHistory)
  const fullPath = query.size > 0 ? `${path}?${query}` : path
  useEffect(
    () => clock.after(RECORDING_DELAY_MS, () => history.getState().append(fullPath)),
    [clock, history, fullPath],
  )
  return <HistoryContext value={history}>{children}</HistoryContext>
}

/** A part of the history, or one of the things that can be done with it. */
export function useNavigationHistory<T>(select: (history: NavigationHistoryState) => T): T {
  const history = use(HistoryContext)
  if (!history) throw new Error('useNavigationHistory outside of a NavigationHistoryProvider')
  return useStore(history, select)
}
