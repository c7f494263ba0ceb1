import { OPENING_RETRY_SECONDS } from '../../shared/contract/opening'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { WaitingOrderNotice } from '../stores/checkout/waiting/waiting-order-notice'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { PageMessage } from '../ui/page-message'
import styles from './errors.module.css'
import { Failure } from './failure'
import { FAULT_WORDS } from './fault-words'

type ErrorData = Extract<PageData, { route: 'error' }>

/** The page in the place of one that could not be made. */
export function ErrorPage({ data: { reason } }: { data: ErrorData }) {
  const { store, t } = useShop()
  const { path, query } = useLocation()
  const here = query.size > 0 ? `${path}?${query}` : path
  if (reason === 'opening') return <OpeningPage />
  // The offline page stands at many addresses: empty means each of them.
  const again = reason === 'offline' ? '' : here
  return (
    <Failure {...FAULT_WORDS[reason]} t={t}>
      {reason === 'offline' && <WaitingOrderNotice />}
      <ButtonLink href={again}>{t('errors.try-again')}</ButtonLink>
      <ButtonLink kind="secondary" href={storePath('/', store)}>
        {t('errors.to-home')}
      </ButtonLink>
    </Failure>
  )
}

/** Nothing went wrong: the shop is being filled, and the page looks again by itself. */
function OpeningPage() {
  const { t } = useShop()
  const { path } = useLocation()
  return (
    <section className={`contained ${styles.page}`}>
      <meta httpEquiv="refresh" content={String(OPENING_RETRY_SECONDS)} />
      <PageMessage picture="clock">
        <h1>{t('errors.opening-title')}</h1>
        <p>{t('errors.opening-text')}</p>
        <ButtonLink href={path}>{t('errors.try-again')}</ButtonLink>
      </PageMessage>
    </section>
  )
}
