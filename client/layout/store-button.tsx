import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { Icon } from '../ui/icon'
import styles from './store-button.module.css'

/** Which store this is; opens the choice of the others. */
export function StoreButton() {
  const { store, t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const { flagImagePath, fullCountryName, fullLanguageName } = store.i18n
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={() => openModal('language-switcher', null)}
    >
      <img src={flagImagePath} alt="" width={20} height={15} loading="lazy" />
      <span className="visually-hidden">{t('layout.store') + t('text.colon')}</span>
      {fullCountryName === fullLanguageName
        ? fullCountryName
        : `${fullCountryName} · ${fullLanguageName}`}
      <Icon name="chevron-down" size={16} />
    </button>
  )
}
