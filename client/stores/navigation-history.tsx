import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useLocation } from './location'
import { usePorts } from './ports'

/** Most pages that are remembered (spec 9). */
const HISTORY_CAP = 30

/** Which pages were visited, as full paths (spec 3 and 4). */
export interface NavigationHistoryState {
  /** The latest last. */
  paths: readonly string[]
  /** Appends a path unless it is the last already; the oldest goes. */
  append: (path: string) => void
  /** Drops the last so many: by default the page that is left and the one that is returned to. */
  pop: (count?: number) => void
  clear: () => void
}

/** One per page load: a document that is loaded anew begins with itself. */
export function createNavigationHistory() {
  return createStore<NavigationHistoryState>((set, get) => ({
    paths: [],
    append(path) {
      const { paths } = get()
      if (paths.at(-1) !== path) set({ paths: [...paths, path].slice(-HISTORY_CAP) })
    },
    pop(count = 2) {
      const { paths } = get()
      set({ paths: paths.slice(0, Math.max(0, paths.length - Math.max(0, count))) })
    },
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
