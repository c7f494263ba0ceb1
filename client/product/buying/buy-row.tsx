import { parseQuantity } from '../../../shared/cart/quantity'
import { useIsAdding } from '../../stores/cart'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { QuantityField } from '../../ui/fields/quantity-field'
import styles from './buy-box.module.css'

interface BuyRowProps {
  sku: string
  /** What stands in the quantity field. */
  text: string
  /** Fewest that are sold at once. */
  min?: number
  /** Null means that there is no limit. */
  max: number | null
  /** A service or a file: it has no stock and is bought once. */
  isOne?: boolean
  /** The product has an error of its own: it cannot be added (spec 2). */
  isRefused?: boolean
  onChange: (text: string) => void
}

/** How many, and the button that adds; a quantity that is none disables it (spec 5). */
export function BuyRow(props: BuyRowProps) {
  const { sku, text, min = 1, max, isOne = false, isRefused = false, onChange } = props
  const { t } = useShop()
  const isAdding = useIsAdding(sku)
  const parsed = parseQuantity(text, max, min)
  const error = parsed.ok ? undefined : t(parsed.error.key, parsed.error.values)
  return (
    <div className={styles.row}>
      {!isOne && (
        <QuantityField
          text={text}
          min={min}
          max={max}
          error={error}
          words={{ label: t('product.quantity'), less: t('product.less'), more: t('product.more') }}
          onChange={onChange}
        />
      )}
      <Button type="submit" isWide isBusy={isAdding} disabled={!parsed.ok || isRefused}>
        {t('product.add-to-cart')}
      </Button>
    </div>
  )
}
