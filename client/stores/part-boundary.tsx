import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary'
import { useLocation } from './location'
import { useOnline } from './use-online'

interface PartBoundaryProps {
  part: string
  /** What stands in its place; nothing where the page is whole without it. */
  missing?: ReactNode
  children: ReactNode
}

/** Round a part whose code comes late: without it the rest of the page stays as it is. */
export function PartBoundary({ part, missing = null, children }: PartBoundaryProps) {
  const { visits } = useLocation()
  const isOnline = useOnline()
  return (
    <ErrorBoundary part={part} resetKey={`${visits} ${isOnline}`} fallback={missing}>
      {children}
    </ErrorBoundary>
  )
}
