import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import styles from './layers.module.css'

/** Covers the page while something must not be disturbed (spec 2: with an optional message). */
export function LoadingOverlay() {
  const { t } = useShop()
  const loader = useUi((ui) => ui.loader)
  if (!loader) return null
  return (
    <div className={styles.overlay} role="alert" aria-busy="true">
      {loader.message || <span className="visually-hidden">{t('layout.loading')}</span>}
    </div>
  )
}
