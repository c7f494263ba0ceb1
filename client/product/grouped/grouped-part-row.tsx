import { FORM_FIELDS } from '../../../shared/cart/form-paths'
import type { GroupedPart } from '../../../shared/catalog/grouped-part'
import { PriceTag } from '../../catalog/price-tag'
import { useShop } from '../../stores/shop'
import { useShopWords } from '../../stores/use-shop-words'
import { QuantityField } from '../../ui/fields/quantity-field'
import styles from '../part-list.module.css'
import { PartPicture } from '../part-picture'

interface GroupedPartRowProps {
  part: GroupedPart
  qty: number
  onChange: (qty: number) => void
}

/** A part of a set: what it is, what one costs, and how many are wanted. */
export function GroupedPartRow({ part, qty, onChange }: GroupedPartRowProps) {
  const { t } = useShop()
  const words = useShopWords()
  const { name, link, image, size, price, isInStock } = part
  return (
    <li className={styles.part}>
      <PartPicture path={image} />
      <div className={styles.words}>
        {link ? <a href={link}>{name}</a> : <span>{name}</span>}
        {size && <small className={styles.size}>{size}</small>}
        <PriceTag price={price} words={words} />
        {!isInStock && <p className={styles.soldout}>{t('catalog.sold-out')}</p>}
      </div>
      {isInStock && (
        <QuantityField
          name={FORM_FIELDS.part(part.sku)}
          text={String(qty)}
          min={0}
          max={null}
          words={{
            label: t('cart.quantity', { name }),
            less: t('cart.less'),
            more: t('cart.more'),
          }}
          onChange={(text) => onChange(toWanted(text))}
        />
      )}
    </li>
  )
}

const MAX_DIGITS = 4

/** What is written, as a whole number that is not below none (contract 2.12). */
function toWanted(text: string): number {
  const digits = text.trim().slice(0, MAX_DIGITS)
  return /^\d+$/.test(digits) ? Number(digits) : 0
}
