import { FORM_FIELDS } from '../../../shared/cart/form-paths'
import {
  type BundleOption,
  type BundleSelection,
  partText,
  takesSeveral,
} from '../../../shared/catalog/bundle'
import type { ShopWords } from '../../catalog/shop-words'
import { useShop } from '../../stores/shop'
import styles from '../part-list.module.css'
import { PartPicture } from '../part-picture'

interface BundleSelectionRowProps {
  option: BundleOption
  /** Null for choosing nothing. */
  selection: BundleSelection | null
  isChosen: boolean
  onToggle: () => void
}

/** Something to choose in a bundle, with its picture and what it costs. */
export function BundleSelectionRow(props: BundleSelectionRowProps) {
  const { option, selection, isChosen, onToggle } = props
  const { t, price } = useShop()
  return (
    <label className={selection ? styles.choice : `${styles.choice} ${styles.plain}`}>
      <input
        type={takesSeveral(option) ? 'checkbox' : 'radio'}
        name={FORM_FIELDS.bundle(option.id)}
        required={option.isRequired && !takesSeveral(option)}
        value={selection?.id ?? ''}
        checked={isChosen}
        disabled={selection?.isInStock === false}
        onChange={onToggle}
      />
      {selection && <PartPicture path={selection.image} />}
      <span className={styles.words}>
        {selection ? nameOf(selection) : t('product.none')}
        {selection?.size && takesSeveral(option) && (
          <small className={styles.size}>{selection.size}</small>
        )}
        {selection?.isInStock === false && <small>{t('catalog.sold-out')}</small>}
      </span>
      {selection && <span className={styles.price}>{priceTextOf(selection, { t, price })}</span>}
    </label>
  )
}

/** What it costs: one piece where the quantity is asked beside it, else all of them; empty for nothing. */
export function priceTextOf(selection: BundleSelection, { t, price }: ShopWords): string {
  if (selection.price === 0) return ''
  if (!selection.isQtyChangeable) return price(selection.price * Math.max(1, selection.qty))
  return t('cart.each', { price: price(selection.price) })
}

/** What is chosen is named with how many of it there are, unless that is asked beside it. */
export function nameOf({ name, qty, isQtyChangeable }: BundleSelection): string {
  return isQtyChangeable ? name : partText({ name, qty })
}
