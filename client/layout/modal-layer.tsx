import { type ComponentType, Suspense } from 'react'
import { useUi } from '../stores/ui'
import { MODALS, type OpenModalProps } from './modal-registry'
import type { StoreLink } from './store-links'

/** Draws the modal that is open. Its key is its turn: opening it again begins anew. */
export function ModalLayer({ stores }: { stores: StoreLink[] }) {
  const modal = useUi((ui) => ui.modal)
  const closeModal = useUi((ui) => ui.closeModal)
  if (!modal) return null
  const Modal = MODALS[modal.name] as ComponentType<OpenModalProps<unknown>>
  return (
    <Suspense>
      <Modal key={modal.turn} payload={modal.payload} stores={stores} onClose={closeModal} />
    </Suspense>
  )
}
