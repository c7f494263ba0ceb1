import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Icon } from '../ui/icon'
import styles from './offline-badge.module.css'

/**
 * Says so while this browser has no connection (spec 2, layout). It comes with the page: without a
 * connection nothing else would.
 */
export function OfflineBadge() {
  const { t } = useShop()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline} data-offline="">
          <Icon name="alert" size={18} />
          {t('layout.offline')}
        </p>
      )}
    </div>
  )
}
