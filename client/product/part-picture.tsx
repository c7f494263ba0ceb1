import { imageUrl } from '../../shared/content/image-url'
import styles from './part-list.module.css'

/** A small picture beside a name; without one its space stays, so that rows keep aligned. */
export function PartPicture({ path }: { path: string }) {
  return (
    <span className={styles.picture}>
      {path && <img src={imageUrl(path, '150x150')} width={72} height={72} alt="" loading="lazy" />}
    </span>
  )
}
