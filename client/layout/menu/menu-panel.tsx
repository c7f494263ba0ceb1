import { imageUrl } from '../../../shared/content/image-url'
import type { MenuBranch, MenuDepartment } from '../../../shared/routing/page-chrome'
import { useShop } from '../../stores/shop'
import { IconButton } from '../../ui/icon-button'
import styles from './main-menu.module.css'

export function panelId({ id }: MenuDepartment): string {
  return `menu-${id}`
}

interface MenuPanelProps {
  department: MenuDepartment
  branch: MenuBranch | undefined
}

/** Everything below a department. */
export function MenuPanel({ department, branch }: MenuPanelProps) {
  const { t } = useShop()
  const id = panelId(department)
  return (
    <div id={id} popover="auto" className={styles.panel}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={t('layout.back')}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
        {department.name}
      </div>
      <div className={styles.inside}>
        <ul>
          {branch?.children.map((group) => (
            <li key={group.id} className={styles.group}>
              <a href={group.link}>
                <Thumbnail path={group.image} />
                {group.name}
              </a>
              {group.children.length > 0 && (
                <ul>
                  {group.children.map(({ id, link, name }) => (
                    <li key={id}>
                      <a href={link}>{name}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <li className={`${styles.group} ${styles.all}`}>
            <a href={department.link}>{t('layout.all-of', { name: department.name })}</a>
          </li>
        </ul>
        {branch?.highlight && (
          <a className={styles.highlight} href={branch.highlight.link}>
            <Thumbnail path={branch.highlight.image} />
            {branch.highlight.title}
          </a>
        )}
      </div>
    </div>
  )
}

/** Loaded when the panel is opened; without a picture its space stays empty. */
function Thumbnail({ path }: { path: string }) {
  return (
    <span className={styles.thumbnail}>
      {path && (
        <img src={imageUrl(path, '150x150')} width={150} height={150} alt="" loading="lazy" />
      )}
    </span>
  )
}
