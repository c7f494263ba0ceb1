import pills from '../catalog/department-links.module.css'
import { useShop } from '../stores/shop'
import { Strip } from '../ui/strip'
import styles from './listing.module.css'

/** Pixels by which an arrow scrolls the subcategories (spec 2). */
const STEP = 200

/** Links to the categories below, in one row that scrolls (spec 2). */
export function Subcategories({ links }: { links: { name: string; link: string }[] }) {
  const { t } = useShop()
  if (links.length === 0) return null
  const words = { previous: t('catalog.previous'), next: t('catalog.next') }
  return (
    <nav aria-label={t('listing.subcategories')}>
      <Strip step={STEP} words={words} className={`${pills.links} ${styles.subcategories}`}>
        {links.map(({ link, name }) => (
          <li key={link}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </Strip>
    </nav>
  )
}
