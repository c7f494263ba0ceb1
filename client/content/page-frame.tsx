import type { ReactNode } from 'react'
import { storePath } from '../../shared/routing/links'
import type { Footer } from '../../shared/routing/page-chrome'
import { MERCHANT } from '../../shared/store-view/merchant'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import styles from './page-frame.module.css'

interface PageFrameProps {
  /** What the page is called where no column of the footer names it. */
  title: string
  /** A page that the footer names, whose neighbours are this page's too. */
  beside?: string
  children: ReactNode
}

/**
 * A page with the way back to the home page, its neighbours beside it, and whom to ask what it does not
 * say. Its neighbours are those of its column in the footer; a page that is in none has the way alone.
 */
export function PageFrame({ title, beside, children }: PageFrameProps) {
  const { chrome } = useShop()
  const { path } = useLocation()
  const columns = chrome.footer?.columns ?? []
  const columnOf = (page?: string) =>
    columns.find(({ links }) => links.some(({ href }) => href === page))
  const shelf = columnOf(path) ?? columnOf(beside)
  if (!shelf) {
    return (
      <>
        <div className="contained">
          <Way to={title} />
        </div>
        <div className={styles.alone}>{children}</div>
      </>
    )
  }
  const current = shelf.links.find(({ href }) => href === path)
  return (
    <div className="contained">
      <Way above={shelf.title} to={current?.label ?? title} />
      <div className={styles.frame}>
        <div className={styles.text}>{children}</div>
        <Beside shelf={shelf} path={path} />
      </div>
    </div>
  )
}

function Way({ above, to }: { above?: string; to: string }) {
  const { store, t } = useShop()
  return (
    <Breadcrumbs
      label={t('catalog.breadcrumbs')}
      home={{ name: t('catalog.home'), link: storePath('/', store) }}
      crumbs={above ? [{ name: above, link: '' }] : []}
      current={to}
    />
  )
}

interface BesideProps {
  shelf: Footer['columns'][number]
  path: string
}

function Beside({ shelf: { title, links }, path }: BesideProps) {
  const { t } = useShop()
  return (
    <aside className={styles.side}>
      <nav aria-label={title}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t('content.questions')}</p>
      <address>
        <a href={`mailto:${MERCHANT.email}`}>{MERCHANT.email}</a>
        <a href={`tel:${MERCHANT.phone.replaceAll(' ', '')}`}>{MERCHANT.phone}</a>
      </address>
    </aside>
  )
}
