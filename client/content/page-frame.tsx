import type { ReactNode } from 'react'
import { storePath } from '../../shared/routing/links'
import { MERCHANT } from '../../shared/store-view/merchant'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import styles from './page-frame.module.css'

/**
 * A page with its neighbours beside it, and whom to ask what it does not say. Its neighbours are those
 * of its column in the footer; a page that is in none stands alone.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const { store, chrome, t } = useShop()
  const { path } = useLocation()
  const shelf = chrome.footer?.columns.find(({ links }) => links.some(({ href }) => href === path))
  if (!shelf) return children
  const { title, links } = shelf
  const current = links.find(({ href }) => href === path)?.label ?? ''
  return (
    <div className="contained">
      <Breadcrumbs
        label={t('catalog.breadcrumbs')}
        home={{ name: t('catalog.home'), link: storePath('/', store) }}
        crumbs={[{ name: title, link: '' }]}
        current={current}
      />
      <div className={styles.frame}>
        <div className={styles.text}>{children}</div>
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
      </div>
    </div>
  )
}
