import { imageUrl } from '../../shared/content/image-url'
import { CARD_PICTURE } from '../catalog/product-card-view'
import cardStyles from '../catalog/product-card-view.module.css'
import type { RememberedProduct } from '../engine/kept-products'

/** A product as this browser remembers it, where the shop cannot be asked. */
export function RememberedSlide({ product }: { product: RememberedProduct }) {
  const { name, image, link } = product
  return (
    <li className={cardStyles.card}>
      <div className={cardStyles.media}>
        {image && (
          <img src={imageUrl(image, CARD_PICTURE)} width={400} height={600} alt="" loading="lazy" />
        )}
      </div>
      <h3>
        <a href={link}>{name}</a>
      </h3>
    </li>
  )
}
