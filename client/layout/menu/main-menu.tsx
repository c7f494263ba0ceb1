import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  Footer,
  MenuBranch,
  MenuDepartment,
  PageChrome,
} from '../../../shared/routing/page-chrome'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { usePorts } from '../../stores/ports'
import { useQueryHolder } from '../../stores/query-holder'
import { useShop } from '../../stores/shop'
import { tryToLoad } from '../../stores/try-to-load'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { StoreButton } from '../store-button'
import styles from './main-menu.module.css'
import { MenuPanel, panelId } from './menu-panel'
import { useMenuClosing } from './use-menu-closing'
import { useMenuHover } from './use-menu-hover'

/** The departments, each with a panel of what is below it. */
export function MainMenu({ id }: { id: string }) {
  const { chrome, t } = useShop()
  const menu = useRef<HTMLElement>(null)
  useMenuClosing(menu)
  const { tree, load } = useMenuTree()
  // It may have been opened, or approached, before its code was there.
  const look = useEffectEvent(() => {
    if (menu.current?.matches(':popover-open, :hover, :focus-within')) load()
  })
  useEffect(() => look(), [])
  const isHydrated = useIsHydrated()
  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      className={`contained ${styles.menu}`}
      aria-label={t('layout.menu')}
      onPointerEnter={load}
      onFocus={load}
      onBeforeToggle={load}
    >
      <div className={styles.head}>
        {t('layout.menu')}
        <IconButton
          icon="close"
          label={t('layout.close')}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <ul className={styles.departments}>
        {chrome.menu.map((department) => (
          <Department
            key={department.id}
            department={department}
            branch={tree.find(({ id }) => id === department.id)}
          />
        ))}
      </ul>
      <div className={`${styles.foot} needs-script`}>
        {isHydrated && <WaysOn />}
        <StoreButton />
      </div>
    </nav>
  )
}

/** What else the footer leads to: at the foot of the drawer nobody has to scroll there. */
function WaysOn() {
  const { chrome } = useShop()
  return waysOn(chrome).map(({ title, links }) => (
    <ul key={title} aria-label={title}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  ))
}

/** The columns of the footer without the departments, which stand above them in the menu. */
export function waysOn({ menu, footer }: Pick<PageChrome, 'menu' | 'footer'>): Footer['columns'] {
  const departments = new Set(menu.map(({ link }) => link))
  const columns = (footer?.columns ?? []).map(({ title, links }) => ({
    title,
    links: links.filter(({ href }) => !departments.has(href)),
  }))
  return columns.filter(({ links }) => links.length > 0)
}

interface DepartmentProps {
  department: MenuDepartment
  /** What is below it, once that is known. */
  branch: MenuBranch | undefined
}

function Department({ department, branch }: DepartmentProps) {
  const { t } = useShop()
  const hover = useMenuHover(panelId(department))
  if (!department.hasMore) {
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
        className="needs-script"
        popoverTarget={panelId(department)}
        aria-label={t('layout.open-department', { name: department.name })}
      >
        <Icon name="chevron-down" size={18} />
      </button>
      <MenuPanel department={department} branch={branch} />
    </li>
  )
}

/** What is below the departments; empty until `load` was called, when the menu is approached. */
function useMenuTree(): { tree: MenuBranch[]; load: () => void } {
  const { http } = usePorts()
  const queries = useQueryHolder()
  const [tree, setTree] = useState<MenuBranch[]>([])
  const load = () =>
    void tryToLoad('menu-tree', () => import('./load-menu-tree'))
      .then((code) => code?.loadMenuTree(queries, http))
      // Without an answer the panels keep their link to the department; the next call asks again.
      .then(
        (found) => found && setTree(found),
        () => undefined,
      )
  return { tree, load }
}
