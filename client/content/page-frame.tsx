import type { ReactNode } from 'react'
import { storePath } from '../../shared/routing/links'
import type { Footer } from '../../shared/routing/page-chrome'
import { MERCHANT } from '../../shared/store-view/merchant'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { useShop } from '../stores/shop'
import styles from './page-frame.module.css'

interface PageFrameProps {
  /** The column of the footer that leads to the page, and to those of its kind. */
  shelf: Footer['columns'][number]
  path: string
  children: ReactNode
}

/** A page of text with its neighbours beside it, and whom to ask what it does not say. */
export function PageFrame({ shelf: { title, links }, path, children }: PageFrameProps) {
  const { store, t } = useShop()
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
