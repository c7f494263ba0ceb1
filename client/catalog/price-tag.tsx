import type { Price } from '../../shared/catalog/price'
import type { ProductCard } from '../../shared/catalog/product'
import styles from './price-tag.module.css'
import type { ShopWords } from './shop-words'

interface PriceTagProps {
  price: Price
  /** The cheapest of several (spec 2, 'from' prefix). */
  isFromPrice?: boolean
  words: ShopWords
}

/**
 * A price, with the one before it where it is lower: by an offer, or for a group of customers. Its words fit
 * both, since the price of a group is no price cut.
 */
export function PriceTag({
  price,
  isFromPrice = false,
  words: { t, price: write },
}: PriceTagProps) {
  const from = isFromPrice ? `${t('catalog.from')} ` : ''
  if (price.special === null) {
    return (
      <p className={styles.price}>
        {from}
        {write(price.regular)}
      </p>
    )
  }
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{t('catalog.price-before')}</span>
      <del>{write(price.regular)}</del>
      <span className="visually-hidden">{t('catalog.price-now')}</span>
      <ins>
        {from}
        {write(price.special)}
      </ins>
    </p>
  )
}

/** What a reduced price says of the 30 days before it (PID, article 6a); null where there is nothing to say. */
export function lowestBeforeOf(
  { price, lowestBefore }: Pick<ProductCard, 'price' | 'lowestBefore'>,
  { t, price: write }: ShopWords,
): string | null {
  if (price.special === null || lowestBefore === null) return null
  return t('catalog.lowest-before', { price: write(lowestBefore) })
}
