import type { ComponentType } from 'react'
import { useUi } from '../../stores/ui'
import type { StoreSwitchLink } from '../store-switch-link'
import { LayerBoundary } from './layer-boundary'
import { MODALS } from './modal-registry'
import type { OpenModalProps } from './open-modal-props'

/** Draws the modal that is open. Opened again, it begins anew: its number is its key. */
export function ModalLayer({ stores }: { stores: StoreSwitchLink[] }) {
  const modal = useUi((ui) => ui.modal)
  const closeModal = useUi((ui) => ui.closeModal)
  if (!modal) return null
  const Modal = MODALS[modal.name] as ComponentType<OpenModalProps<unknown>>
  return (
    <LayerBoundary key={modal.openNumber} part="modal" onClose={closeModal}>
      <Modal payload={modal.payload} stores={stores} onClose={closeModal} />
    </LayerBoundary>
  )
}
