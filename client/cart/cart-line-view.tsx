import type { ReactNode } from 'react'
import { type CartLine, unitPriceOf } from '../../shared/cart/cart-line'
import { linePriceOf, type SummaryItem } from '../../shared/cart/cart-summary'
import { imageUrl } from '../../shared/content/image-url'
import { PriceTag } from '../catalog/price-tag'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './cart-line-view.module.css'

interface CartLineProps {
  line: CartLine
  /** The server's sums for this line, once it has any. */
  item: SummaryItem | undefined
  /** Whether it can be had in this quantity; undefined while nobody has said so. */
  isInStock: boolean | undefined
  /** What can be done with it. */
  children: ReactNode
}

export function CartLineView({ line, item, isInStock, children }: CartLineProps) {
  const shop = useShop()
  const { t, price } = shop
  const total = linePriceOf(line, item)
  const each = item?.qty === line.qty ? item.unitPriceInclTax : unitPriceOf(line.price)
  return (
    <li className={styles.line}>
      <div className={styles.picture}>{picture(line.image)}</div>
      <div className={styles.facts}>
        <h2>{line.link ? <a href={line.link}>{line.name}</a> : line.name}</h2>
        {line.options.map((option) => (
          <p key={option.label} className={styles.option}>
            {option.label + t('text.colon') + option.value}
          </p>
        ))}
        <LineStock isInStock={isInStock} />
        {line.qty > 1 && total && (
          <p className={styles.option}>{t('cart.each', { price: price(each) })}</p>
        )}
      </div>
      <div className={styles.total}>{total ? <PriceTag price={total} words={shop} /> : '…'}</div>
      {children}
    </li>
  )
}

/** What the stock sync says of a line (spec 4); its room is there before the answer is. */
function LineStock({ isInStock }: Pick<CartLineProps, 'isInStock'>) {
  const { t } = useShop()
  return (
    <p className={styles.stock} data-fault={isInStock === false || undefined}>
      {isInStock !== undefined && <Icon name={isInStock ? 'check' : 'alert'} size={18} />}
      {isInStock !== undefined && t(isInStock ? 'cart.stock-in' : 'cart.stock-out')}
    </p>
  )
}

/** The name is beside it, so the picture has no alternative text. */
function picture(path: string) {
  if (!path) return null
  return <img src={imageUrl(path, '150x150')} width={150} height={150} alt="" />
}
