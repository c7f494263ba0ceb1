import type { MenuDepartment } from '../../shared/routing/page-chrome'
import styles from './department-links.module.css'

/** Links to the departments, or to other pages, for a page that has nothing to show. */
export function DepartmentLinks({ menu }: { menu: Pick<MenuDepartment, 'link' | 'name'>[] }) {
  return (
    <ul className={styles.links}>
      {menu.map(({ link, name }) => (
        <li key={link}>
          <a href={link}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
