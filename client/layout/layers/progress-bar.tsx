import { useLocation } from '../../stores/location'
import styles from './layers.module.css'

/** A line at the top while the next page is on its way. */
export function ProgressBar() {
  const { isNavigating } = useLocation()
  return isNavigating ? <div className={styles.progress} aria-hidden="true" /> : null
}
