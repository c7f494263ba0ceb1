import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import styles from './logo.module.css'

export function Logo() {
  const { store, t } = useShop()
  return (
    <a className={styles.logo} href={storePath('/', store)} aria-label={t('layout.to-home')}>
      Wilm<span>&amp;</span>Erin
    </a>
  )
}
