import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import styles from './errors.module.css'

type ErrorData = Extract<PageData, { route: 'error' }>

/** What went wrong, that nothing is lost, and two ways on. */
export function ErrorPage({ data: { reason } }: { data: ErrorData }) {
  const { store, t } = useShop()
  const { path } = useLocation()
  const isOutage = reason === 'upstream-down'
  return (
    <section className={`contained ${styles.page}`}>
      <h1>{t(isOutage ? 'errors.outage-title' : 'errors.unexpected-title')}</h1>
      <p>{t(isOutage ? 'errors.outage-text' : 'errors.unexpected-text')}</p>
      <p>{t('errors.cart-is-safe')}</p>
      <div className={styles.actions}>
        <ButtonLink href={path}>{t('errors.try-again')}</ButtonLink>
        <ButtonLink kind="secondary" href={storePath('/', store)}>
          {t('errors.to-home')}
        </ButtonLink>
      </div>
    </section>
  )
}
