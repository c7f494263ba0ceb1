import { useEffect, useState } from 'react'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import styles from './layers.module.css'

/** Says so while this browser has no connection (spec 2, layout). */
export function OfflineBadge() {
  const { online } = usePorts()
  const { t } = useShop()
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    setOnline(online.isOnline())
    return online.watch(setOnline)
  }, [online])
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
