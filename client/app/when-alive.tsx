import { type ReactNode, useEffect } from 'react'

interface WhenAliveProps {
  /** Called once, when every screen inside has begun to listen. */
  call: () => void
  children: ReactNode
}

/** Tells when a page that the server drew has come alive. Outermost, so that its effect is last. */
export function WhenAlive({ call, children }: WhenAliveProps) {
  useEffect(call, [call])
  return children
}
