import { useShop } from '../../stores/shop'
import styles from '../layout.module.css'

export const MAIN_ID = 'main'

/** The first thing a keyboard meets: past the header, to what the page is about. */
export function SkipLink() {
  const { t } = useShop()
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('layout.skip')}
    </a>
  )
}
