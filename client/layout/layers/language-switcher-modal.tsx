import type { OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
import { Modal } from '../../ui/modal'
import type { StoreSwitchLink } from '../store-switch-link'
import styles from './language-switcher-modal.module.css'

interface LanguageSwitcherProps extends OpenProps<null> {
  stores: StoreSwitchLink[]
}

/** The four stores; the page is kept where the other store has it, and it is said where not. */
export function LanguageSwitcherModal({ stores, onClose }: LanguageSwitcherProps) {
  const { t } = useShop()
  return (
    <Modal title={t('layout.choose-store')} closeLabel={t('layout.close')} onClose={onClose}>
      <p className={styles.differs}>{t('layout.store-differs')}</p>
      <ul className={styles.stores}>
        {stores.map((link) => (
          <li key={link.store.storeCode}>
            <StoreOption link={link} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function StoreOption({ link: { store, href, isSamePage, isCurrent } }: { link: StoreSwitchLink }) {
  const { t } = useShop()
  const { flagImagePath, fullCountryName, fullLanguageName, defaultLocale } = store.i18n
  return (
    <a href={href} hrefLang={defaultLocale} aria-current={isCurrent || undefined}>
      <img src={flagImagePath} alt="" width={32} height={24} />
      <strong lang={defaultLocale}>{fullCountryName}</strong>
      <span>
        <span lang={defaultLocale}>{fullLanguageName}</span>
        {!isSamePage && !isCurrent && ` · ${t('layout.not-in-store')}`}
      </span>
    </a>
  )
}
