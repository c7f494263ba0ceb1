import { OPENING_RETRY_SECONDS } from '../../shared/contract/opening'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import styles from './errors.module.css'

type ErrorData = Extract<PageData, { route: 'error' }>

const UNEXPECTED = { title: 'errors.unexpected-title', text: 'errors.unexpected-text' } as const

const WORDS = {
  'upstream-down': { title: 'errors.outage-title', text: 'errors.outage-text' },
  'too-many': { title: 'errors.too-many-title', text: 'errors.too-many-text' },
  unexpected: UNEXPECTED,
  offline: UNEXPECTED,
} as const

/** What went wrong, that nothing is lost, and two ways on. */
export function ErrorPage({ data: { reason } }: { data: ErrorData }) {
  const { store, t } = useShop()
  const { path } = useLocation()
  if (reason === 'opening') return <OpeningPage />
  const words = WORDS[reason]
  return (
    <section className={`contained ${styles.page}`}>
      <h1>{t(words.title)}</h1>
      <p>{t(words.text)}</p>
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

/** Nothing went wrong: the shop is being filled, and the page looks again by itself. */
function OpeningPage() {
  const { t } = useShop()
  const { path } = useLocation()
  return (
    <section className={`contained ${styles.page}`}>
      <meta httpEquiv="refresh" content={String(OPENING_RETRY_SECONDS)} />
      <h1>{t('errors.opening-title')}</h1>
      <p>{t('errors.opening-text')}</p>
      <div className={styles.actions}>
        <ButtonLink href={path}>{t('errors.try-again')}</ButtonLink>
      </div>
    </section>
  )
}
