import { COMPANY_PATH, PRIVACY_PATH, RETURNS_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import { useShop } from '../stores/shop'
import styles from './checkout-form.module.css'
import { SupportLink } from './support-link'

const PAGES = [
  [RETURNS_PATH, 'checkout.link-returns'],
  [PRIVACY_PATH, 'checkout.link-privacy'],
  [COMPANY_PATH, 'checkout.link-company'],
] as const

/** The checkout has no footer: what must be found on every page is here, in tabs of its own. */
export function LegalLinks() {
  const { store, t } = useShop()
  return (
    <ul className={styles.legal}>
      <li>
        <SupportLink />
      </li>
      {PAGES.map(([path, key]) => (
        <li key={path}>
          <a href={storePath(path, store)} target="_blank" rel="noopener">
            {t(key)}
          </a>
        </li>
      ))}
    </ul>
  )
}
