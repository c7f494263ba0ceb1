import type { BoughtFile } from '../../../shared/checkout/tracked-order'
import { formatDay } from '../../../shared/i18n/date-text'
import { useShop } from '../../stores/shop'
import pages from '../checkout-page.module.css'
import styles from './order-status.module.css'

/** The files that were bought, each with how often it may still be downloaded and until when. */
export function DownloadLinks({ files }: { files: BoughtFile[] }) {
  const { store, t } = useShop()
  return (
    <section className={pages.receipt} aria-labelledby="bought-files">
      <h2 id="bought-files">{t('orders.downloads')}</h2>
      <ul className={styles.lines}>
        {files.map(({ title, link, usesLeft, expiresAt }) => (
          <li key={link}>
            <div>
              <a href={link}>{title}</a>
              <p className={styles.option}>{t('orders.downloads-left', { count: usesLeft })}</p>
              <p className={styles.option}>
                {t('orders.downloads-until', { day: formatDay(new Date(expiresAt), store.i18n) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
