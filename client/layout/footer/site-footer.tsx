import type { Footer } from '../../../shared/routing/page-chrome'
import { useShop } from '../../stores/shop'
import { Logo } from '../header/logo'
import { STORES_ID, StoreButton } from '../store-button'
import type { StoreSwitchLink } from '../store-switch-link'
import styles from './site-footer.module.css'

/** The footer as the editors wrote it at `blocks/footer` (spec 2, layout), and the four stores. */
export function SiteFooter({ stores }: { stores: StoreSwitchLink[] }) {
  const { chrome, t } = useShop()
  const { footer, payments } = chrome
  return (
    <footer className={styles.footer}>
      <div className={`contained ${styles.inside}`}>
        <div className={styles.about}>
          <Logo />
          {footer?.text && <p>{footer.text}</p>}
          <StoreButton />
        </div>
        {footer?.columns.map((column) => (
          <FooterColumn key={column.title} column={column} />
        ))}
      </div>
      <div className={`contained ${styles.legal}`}>
        {payments && (
          <ul aria-label={t('cart.pay-ways')}>
            {payments.map(({ code, names }) => (
              <li key={code}>{names.join(', ')}</li>
            ))}
          </ul>
        )}
        {footer?.legal && <p>{footer.legal}</p>}
        <StoreList stores={stores} />
      </div>
    </footer>
  )
}

function FooterColumn({ column: { title, links } }: { column: Footer['columns'][number] }) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The other stores as plain links: they work without script, and for those who read the page. */
function StoreList({ stores }: { stores: StoreSwitchLink[] }) {
  const { t } = useShop()
  return (
    <ul id={STORES_ID} aria-label={t('layout.stores')}>
      {stores.map(({ store, href, isCurrent }) => (
        <li key={store.storeCode}>
          <a
            href={href}
            hrefLang={store.i18n.defaultLocale}
            lang={store.i18n.defaultLocale}
            aria-current={isCurrent || undefined}
          >
            {store.i18n.fullCountryName}
          </a>
        </li>
      ))}
    </ul>
  )
}
