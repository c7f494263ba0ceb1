import type { SubmitEvent } from 'react'
import { toPartRequest } from '../../../shared/cart/part-request'
import { groupedPrice, type PartQuantities } from '../../../shared/catalog/grouped-part'
import type { Product } from '../../../shared/catalog/product'
import { useCart } from '../../stores/cart'
import type { CurrentSync } from '../../stores/current-facts/use-current-facts'
import { useEarlyControls } from '../../stores/late-part'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/fields/field-error'
import { BuyForm } from '../buying/buy-form'
import { NotifyButton } from '../buying/notify-button'
import { useAdd } from '../buying/use-add'
import { useFaultFocus } from '../buying/use-fault-focus'
import { useProductAlert } from '../buying/use-product-alert'
import styles from '../part-list.module.css'
import { ProductErrors } from '../product-errors'
import { StockLine } from '../stock-line'
import { GroupedPartRow } from './grouped-part-row'

interface GroupedBoxProps {
  product: Product
  sync: CurrentSync
  quantities: PartQuantities
  onChange: (sku: string, qty: number) => void
}

/** The parts with their quantities, their sum, and one button that adds them all (spec 4). */
export function GroupedBox({ product, sync, quantities, onChange }: GroupedBoxProps) {
  const { t, price } = useShop()
  const add = useAdd(sync)
  const isAdding = useCart((cart) => cart.adding.some((sku) => sku in quantities))
  const alert = useProductAlert(product)
  const { form, areShown, failed } = useFaultFocus()
  useEarlyControls(form)
  const { parts } = product.typeData
  const wanted = parts.filter(({ sku }) => (quantities[sku] ?? 0) > 0)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (wanted.length === 0) failed()
    for (const part of wanted) add(toPartRequest(part, quantities[part.sku] ?? 0))
  }

  return (
    <BuyForm ref={form} sku={product.sku} onSubmit={submit}>
      <fieldset className={styles.parts}>
        <legend>{t('product.in-this-set')}</legend>
        <ul>
          {parts.map((part) => (
            <GroupedPartRow
              key={part.sku}
              part={part}
              qty={quantities[part.sku] ?? 0}
              onChange={(qty) => onChange(part.sku, qty)}
            />
          ))}
        </ul>
      </fieldset>
      <p className={styles.total}>
        <span>{t('product.total')}</span>
        <output>{price(groupedPrice(parts, quantities))}</output>
      </p>
      <FieldError
        id="grouped-fault"
        message={areShown && wanted.length === 0 ? t('product.nothing-chosen') : undefined}
      />
      <ProductErrors product={product} />
      <StockLine isInStock={product.isInStock} hidesAlert={product.hidesStockAlert} />
      {product.isInStock && (
        <Button type="submit" isWide isBusy={isAdding} disabled={product.errors !== undefined}>
          {t('product.add-set')}
        </Button>
      )}
      {!product.isInStock && !product.hidesStockAlert && <NotifyButton onClick={() => alert()} />}
    </BuyForm>
  )
}
