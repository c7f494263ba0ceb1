import { bannerSrcSet, imageUrl } from '../../shared/content/image-url'
import styles from './listing.module.css'

/** The picture above a list; without one there is none (spec 2, subcategory banner). */
export function Banner({ image }: { image: string }) {
  if (!image) return null
  return (
    <img
      className={styles.banner}
      src={imageUrl(image, '1272x274')}
      srcSet={bannerSrcSet(image)}
      width={1272}
      height={274}
      alt=""
    />
  )
}
