import { createStore } from 'zustand/vanilla'
import type { Page } from '../../shared/routing/page'
import type { Screen } from './screens'

/** What is on the screen now. One store per page load; the router writes, the app reads. */
export interface ScreenState {
  page: Page
  screen: Screen
  /** How often the shopper has gone to another page, or to this one again. */
  visits: number
  /** A navigation is under way; nothing else may change the page until it ends. */
  isNavigating: boolean
}

export type ScreenStore = ReturnType<typeof createScreenStore>

export function createScreenStore(page: Page, screen: Screen) {
  return createStore<ScreenState>(() => ({ page, screen, visits: 0, isNavigating: false }))
}
