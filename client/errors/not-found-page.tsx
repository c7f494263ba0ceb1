import { storePath } from '../../shared/routing/links'
import { DepartmentLinks } from '../catalog/department-links'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { PageMessage } from '../ui/page-message'
import styles from './errors.module.css'

/** Nothing is here; three ways on. */
export function NotFoundPage() {
  const { store, chrome, t } = useShop()
  return (
    <section className={`contained ${styles.page}`}>
      <PageMessage>
        <p className={styles.code}>404</p>
        <h1>{t('errors.not-found-title')}</h1>
        <p>{t('errors.not-found-text')}</p>
        <form className={styles.search} action={storePath('/catalogsearch/result', store)}>
          <input
            type="search"
            name="q"
            required
            minLength={3}
            aria-label={t('layout.search')}
            placeholder={t('layout.search-hint')}
          />
          <button type="submit">{t('layout.search')}</button>
        </form>
        <DepartmentLinks menu={chrome.menu} />
        <ButtonLink href={storePath('/', store)}>{t('errors.to-home')}</ButtonLink>
      </PageMessage>
    </section>
  )
}
