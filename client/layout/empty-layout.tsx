import type { ReactNode } from 'react'
import { MAIN_ID } from './header/skip-link'

/** Nothing but the page, for an editor who looks at a single block (spec 2). */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return <main id={MAIN_ID}>{children}</main>
}
