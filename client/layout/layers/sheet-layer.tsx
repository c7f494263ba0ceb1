import type { ComponentType } from 'react'
import { useUi } from '../../stores/ui'
import { usePathChange } from '../../stores/use-path-change'
import { LayerBoundary } from './layer-boundary'
import { SHEETS } from './modal-registry'
import type { OpenModalProps } from './open-modal-props'

/** Draws the bottom sheet that is open; another page closes it (spec 2, layout). */
export function SheetLayer() {
  const sheet = useUi((ui) => ui.sheet)
  const closeSheet = useUi((ui) => ui.closeSheet)
  usePathChange(closeSheet)
  if (!sheet) return null
  const Sheet = SHEETS[sheet.name] as ComponentType<OpenModalProps<unknown>>
  return (
    <LayerBoundary key={sheet.openNumber} part="sheet" onClose={closeSheet}>
      <Sheet payload={sheet.payload} stores={[]} onClose={closeSheet} />
    </LayerBoundary>
  )
}
