import { type ReactNode, Suspense, use } from 'react'

interface DeferredProps<T> {
  /** There already, or on its way. */
  value: T | Promise<T>
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Draws a value as soon as it is there; on the server it streams in later. */
export function DeferredContent<T>({ value, fallback = null, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Settled value={value}>{children}</Settled>
    </Suspense>
  )
}

function Settled<T>({ value, children }: Omit<DeferredProps<T>, 'fallback'>) {
  return children(value instanceof Promise ? use(value) : value)
}
