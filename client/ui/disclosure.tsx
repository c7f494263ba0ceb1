import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon'

interface DisclosureProps {
  title: ReactNode
  isOpen?: boolean
  /** Sections with the same name close each other. */
  name?: string
  children: ReactNode
}

/** A section that opens and closes in 250 ms (spec 4, accordion items). */
export function Disclosure({ title, isOpen = false, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen} name={name}>
      <summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
