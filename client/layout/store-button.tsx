import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { Icon } from '../ui/icon'
import { onPlainClick } from '../ui/on-plain-click'
import styles from './store-button.module.css'

/** The list of all stores in the footer. */
export const STORES_ID = 'stores'

/** Which store this is; opens the choice of the others, or leads to their list. */
export function StoreButton() {
  const { store, t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const { flagImagePath, fullCountryName, fullLanguageName } = store.i18n
  return (
    <a
      className={styles.button}
      href={`#${STORES_ID}`}
      aria-haspopup="dialog"
      onClick={onPlainClick(() => openModal('language-switcher', null))}
    >
      <img src={flagImagePath} alt="" width={20} height={15} loading="lazy" />
      <span className="visually-hidden">{t('layout.store') + t('text.colon')}</span>
      {fullCountryName === fullLanguageName
        ? fullCountryName
        : `${fullCountryName}\u00a0·\u00a0${fullLanguageName}`}
      <Icon name="chevron-down" size={16} />
    </a>
  )
}
