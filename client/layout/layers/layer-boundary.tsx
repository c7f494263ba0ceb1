import type { ReactNode } from 'react'
import { FAULT_WORDS } from '../../errors/fault-words'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'
import { Button } from '../../ui/button'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Modal } from '../../ui/modal'

interface LayerBoundaryProps {
  part: string
  onClose: () => void
  children: ReactNode
}

/** Round something that is open above the page: when it fails, the page below stays as it is. */
export function LayerBoundary({ part, onClose, children }: LayerBoundaryProps) {
  return (
    <ErrorBoundary part={part} fallback={<LayerFailure onClose={onClose} />}>
      {children}
    </ErrorBoundary>
  )
}

function LayerFailure({ onClose }: { onClose: () => void }) {
  const { t } = useShop()
  const { reload } = useLocation()
  const isOnline = useOnline()
  const { title, text } = FAULT_WORDS[isOnline ? 'unexpected' : 'offline']
  return (
    <Modal title={t(title)} closeLabel={t('layout.close')} onClose={onClose}>
      <p>{t(text)}</p>
      <p>{t('errors.cart-is-safe')}</p>
      {isOnline && <Button onClick={reload}>{t('errors.reload')}</Button>}
    </Modal>
  )
}
