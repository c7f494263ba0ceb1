import type { Breadcrumb } from '../../shared/catalog/category'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  label: string
  home: Breadcrumb
  /** From the department down; the last one may be the page itself. */
  crumbs: Breadcrumb[]
  /** The page itself, which is no link. */
  current: string
}

/** The way from the home page to here. */
export function Breadcrumbs({ label, home, crumbs, current }: BreadcrumbsProps) {
  const above = crumbs.filter((crumb, index) => crumb.name !== current || index < crumbs.length - 1)
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {[home, ...above].map(({ name, link }) => (
          <li key={link + name}>{link ? <a href={link}>{name}</a> : name}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
