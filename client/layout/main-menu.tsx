import { useRef } from 'react'
import type { CategoryLink } from '../../shared/catalog/category'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import styles from './main-menu.module.css'
import { MenuPanel, panelId } from './menu-panel'
import { StoreButton } from './store-button'
import { useMenuClosing } from './use-menu-closing'
import { useMenuHover } from './use-menu-hover'

export const MENU_ID = 'menu'

/** The departments, each with a panel of what is below it. */
export function MainMenu() {
  const { frame, t } = useShop()
  const menu = useRef<HTMLElement>(null)
  useMenuClosing(menu)
  return (
    <nav
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className={`contained ${styles.menu}`}
      aria-label={t('layout.menu')}
    >
      <div className={styles.head}>
        {t('layout.menu')}
        <IconButton
          icon="close"
          label={t('layout.close')}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        />
      </div>
      <ul className={styles.departments}>
        {frame.menu.map((department) => (
          <Department key={department.id} department={department} />
        ))}
      </ul>
      <div className={styles.foot}>
        <StoreButton />
      </div>
    </nav>
  )
}

function Department({ department }: { department: CategoryLink }) {
  const { t } = useShop()
  const hover = useMenuHover(panelId(department))
  if (department.children.length === 0) {
    return (
      <li>
        <a href={department.link}>{department.name}</a>
      </li>
    )
  }
  return (
    <li {...hover}>
      <a href={department.link}>{department.name}</a>
      <button
        type="button"
        popoverTarget={panelId(department)}
        aria-label={t('layout.open-department', { name: department.name })}
      >
        <Icon name="chevron-down" size={18} />
      </button>
      <MenuPanel department={department} />
    </li>
  )
}
