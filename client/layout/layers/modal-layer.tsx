import type { ComponentType } from 'react'
import { useUi } from '../../stores/ui'
import { usePageChange } from '../../stores/use-page-change'
import type { StoreSwitchLink } from '../store-switch-link'
import { LayerBoundary } from './layer-boundary'
import { MODALS, type OpenModalProps, SHEETS } from './modal-registry'

/**
 * Draws the open modal; another page closes it. Its number is its key, so that one that is opened again
 * has fresh state.
 */
export function ModalLayer({ stores }: { stores: StoreSwitchLink[] }) {
  const modal = useUi((ui) => ui.modal)
  const closeModal = useUi((ui) => ui.closeModal)
  usePageChange(closeModal)
  if (!modal) return null
  const Modal = MODALS[modal.name] as ComponentType<OpenModalProps<unknown>>
  return (
    <LayerBoundary key={modal.openNumber} part="modal" onClose={closeModal}>
      <Modal payload={modal.payload} stores={stores} onClose={closeModal} />
    </LayerBoundary>
  )
}

/** Draws the bottom sheet that is open; another page closes it (spec 2, layout). */
export function SheetLayer() {
  const sheet = useUi((ui) => ui.sheet)
  const closeSheet = useUi((ui) => ui.closeSheet)
  usePageChange(closeSheet)
  if (!sheet) return null
  const Sheet = SHEETS[sheet.name] as ComponentType<OpenModalProps<unknown>>
  return (
    <LayerBoundary key={sheet.openNumber} part="sheet" onClose={closeSheet}>
      <Sheet payload={sheet.payload} stores={[]} onClose={closeSheet} />
    </LayerBoundary>
  )
}
