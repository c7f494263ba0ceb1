import type { ReactNode } from 'react'
import { imageUrl } from '../../shared/content/image-url'
import cardStyles from '../catalog/product-card-view.module.css'
import type { RememberedProduct } from '../engine/kept-products'
import { useShop } from '../stores/shop'
import styles from './wishlist.module.css'

interface RememberedItemProps {
  item: RememberedProduct
  /** The shop no longer has it: it is named, and leads nowhere. */
  isGone: boolean
  children: ReactNode
}

/** A product of which only this browser's memory is known, as large as its card is going to be. */
export function RememberedItem({ item, isGone, children }: RememberedItemProps) {
  const { t } = useShop()
  const { name, image, link } = item
  return (
    <li className={cardStyles.card}>
      <div className={cardStyles.media}>
        {image && (
          <img src={imageUrl(image, '400x600')} width={400} height={600} alt="" loading="lazy" />
        )}
      </div>
      <h3>{isGone ? name : <a href={link}>{name}</a>}</h3>
      <p className={isGone ? cardStyles.soldout : styles.price}>{isGone && t('wishlist.gone')}</p>
      {children}
      {!isGone && <div className={styles.action} />}
    </li>
  )
}
