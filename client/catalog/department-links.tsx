import type { MenuDepartment } from '../../shared/routing/page'
import styles from './department-links.module.css'

/** Links to the departments, for a page that has nothing to show. */
export function DepartmentLinks({ menu }: { menu: MenuDepartment[] }) {
  return (
    <ul className={styles.links}>
      {menu.map(({ id, link, name }) => (
        <li key={id}>
          <a href={link}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
