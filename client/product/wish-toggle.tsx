import type { Product } from '../../shared/catalog/product'
import { WishButton } from '../catalog/wish-button'
import { useWishlist } from '../stores/kept-products/wishlist'
import { useShop } from '../stores/shop'

interface WishToggleProps {
  product: Pick<Product, 'sku' | 'name' | 'link' | 'isInStock'>
  /** The picture that is shown of it. */
  image: string
}

/** The icon of the wishlist, for what is in stock and for what is to be taken off the list again. */
export function WishToggle({ product, image }: WishToggleProps) {
  const { t } = useShop()
  const wishlist = useWishlist()
  const { sku, name, link, isInStock } = product
  const isWished = wishlist?.skus.has(sku) === true
  if (!wishlist || !(isInStock || isWished)) return null
  return (
    <WishButton
      label={t('catalog.wish', { name })}
      isWished={isWished}
      onPress={() => wishlist.toggle({ sku, name, image, link })}
    />
  )
}
