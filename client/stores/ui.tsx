// What is open above the page, and how its lists are looked at. Nothing of it is known to the server
// or kept for the next visit.
import { createContext, type ReactNode, use, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ModalName, ModalPayloads, SheetName, SheetPayloads } from './modals'

/** Something open above the page. The number is another one each time something opens. */
interface Opened<Name, Payload> {
  name: Name
  payload: Payload
  openNumber: number
}

export interface UiState {
  modal: Opened<ModalName, unknown> | null
  sheet: Opened<SheetName, unknown> | null
  /** The page waits for something; the message may be empty. */
  loader: { message: string } | null
  /** Lists show one product in a row instead of several, on every list of this visit. */
  isSingleColumn: boolean
  showColumns: (columns: { isSingle: boolean }) => void
  /** Closes what is open and opens this, also when it is the same modal (spec 2, modals). */
  openModal: <Name extends ModalName>(name: Name, payload: ModalPayloads[Name]) => void
  closeModal: () => void
  openSheet: <Name extends SheetName>(name: Name, payload: SheetPayloads[Name]) => void
  /** Closing a bottom sheet clears all (spec 2, modals). */
  closeSheet: () => void
  showLoader: (message?: string) => void
  hideLoader: () => void
}

/** One per page load. */
export function createUiStore() {
  let openNumber = 0
  return createStore<UiState>()((set) => ({
    modal: null,
    sheet: null,
    loader: null,
    isSingleColumn: false,
    showColumns: ({ isSingle }) => set({ isSingleColumn: isSingle }),
    openModal: (name, payload) => set({ modal: { name, payload, openNumber: ++openNumber } }),
    closeModal: () => set({ modal: null }),
    openSheet: (name, payload) => set({ sheet: { name, payload, openNumber: ++openNumber } }),
    closeSheet: () => set({ sheet: null, modal: null }),
    showLoader: (message = '') => set({ loader: { message } }),
    hideLoader: () => set({ loader: null }),
  }))
}

export type UiStore = ReturnType<typeof createUiStore>

const UiContext = createContext<UiStore | null>(null)

export function UiProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createUiStore)
  return <UiContext value={store}>{children}</UiContext>
}

export function useUi<T>(select: (state: UiState) => T): T {
  const store = use(UiContext)
  if (!store) throw new Error('useUi outside of a UiProvider')
  return useStore(store, select)
}
