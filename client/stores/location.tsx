import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where the shopper is, and the only way for a screen to send them elsewhere. */
export interface ShopLocation {
  /** Path with a leading slash, without query. */
  path: string
  query: URLSearchParams
  /** How often the shopper has gone to another page, or to this one again; a replaced address is none. */
  visits: number
  /** Goes to a path of this shop. Ordinary links need no call: the router catches them. */
  navigate: (href: string, options?: { replace?: boolean }) => void
  /** Replaces the address by that of what is drawn already, such as a chosen variant. */
  replaceUrl: (href: string) => void
  /** Loads the filter options that the HTML of this page left out; false when they did not come. */
  loadAllFilters: () => Promise<boolean>
  /** Reloads the document of this page. */
  reload: () => void
}

const LocationContext = createContext<ShopLocation | null>(null)

export const LocationProvider = LocationContext

export function useLocation(): ShopLocation {
  const location = use(LocationContext)
  if (!location) throw new Error('useLocation outside of a LocationProvider')
  return location
}

interface Navigating {
  isNavigating: boolean
}

/** A store, and no value of a context: a change of those is a change of all that is not hydrated yet. */
const NavigatingContext = createContext<
  Pick<StoreApi<Navigating>, 'getState' | 'getInitialState' | 'subscribe'>
>(createStore<Navigating>(() => ({ isNavigating: false })))

export const NavigatingProvider = NavigatingContext

/** Whether a navigation is under way: the route is locked until it ends. */
export function useIsNavigating(): boolean {
  return useStore(use(NavigatingContext), (state) => state.isNavigating)
}
