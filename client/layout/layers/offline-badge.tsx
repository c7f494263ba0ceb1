import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'
import { Icon } from '../../ui/icon'
import styles from './layers.module.css'

/** Says so while this browser has no connection (spec 2, layout). */
export function OfflineBadge() {
  const { t } = useShop()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <Icon name="alert" size={18} />
          {t('layout.offline')}
        </p>
      )}
    </div>
  )
}
