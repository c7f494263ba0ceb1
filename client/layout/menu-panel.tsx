import type { CategoryLink } from '../../shared/catalog/category'
import { imageUrl } from '../../shared/content/image-url'
import { useShop } from '../stores/shop'
import { IconButton } from '../ui/icon-button'
import styles from './main-menu.module.css'

export function panelId({ id }: CategoryLink): string {
  return `menu-${id}`
}

/** Everything below a department. */
export function MenuPanel({ department }: { department: CategoryLink }) {
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
          {department.children.map((group) => (
            <li key={group.id} className={styles.group}>
              <a href={group.link}>{group.name}</a>
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
          <li className={styles.group}>
            <a href={department.link}>{t('layout.all-of', { name: department.name })}</a>
          </li>
        </ul>
        {department.image && (
          <img
            src={imageUrl(department.image, '400x600')}
            width={400}
            height={600}
            alt=""
            loading="lazy"
          />
        )}
      </div>
    </div>
  )
}
