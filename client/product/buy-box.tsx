import { type FormEvent, useState } from 'react'
import { parseQuantity } from '../../shared/cart/quantity'
import type { Product, Variant } from '../../shared/catalog/product'
import { useCart, useIsAdding } from '../stores/cart'
import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { QuantityField } from '../ui/quantity-field'
import styles from './buy-box.module.css'
import { OptionPicker } from './option-picker'
import { toAddRequest } from './to-add-request'
import type { useSelection } from './use-selection'

interface BuyBoxProps {
  product: Product
  selection: ReturnType<typeof useSelection>
}

/** Choices, quantity and the button that adds (spec 2, product page and add to cart). */
export function BuyBox({ product, selection: { variant, choose } }: BuyBoxProps) {
  const { t } = useShop()
  const add = useCart((cart) => cart.add)
  const [quantity, setQuantity] = useState('1')
  const alert = useProductAlert(product)
  const sku = variant?.sku ?? product.sku
  const isAdding = useIsAdding(sku)
  const max = variant ? variant.maxQty : product.maxQty
  const parsed = parseQuantity(quantity, max)
  const error = parsed.ok ? undefined : t(parsed.error.key, parsed.error.values)
  const canBuy = variant ? variant.isInStock : product.isInStock && product.variants.length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (parsed.ok) add(toAddRequest(product, variant, parsed.value))
  }
  const pick = (code: string, value: string) => {
    const refused = choose(code, value)
    if (refused) alert(refused)
  }

  return (
    <form className={styles.box} onSubmit={submit}>
      {product.options.map((option) => (
        <OptionPicker
          key={option.attributeCode}
          product={product}
          option={option}
          choices={variant?.choices ?? {}}
          onChoose={(value) => pick(option.attributeCode, value)}
        />
      ))}
      <Stock isInStock={canBuy} hidesAlert={product.hidesStockAlert} />
      {canBuy ? (
        <div className={styles.row}>
          <QuantityField
            text={quantity}
            max={max}
            error={error}
            words={{
              label: t('product.quantity'),
              less: t('product.less'),
              more: t('product.more'),
            }}
            onChange={setQuantity}
          />
          <Button type="submit" isWide isBusy={isAdding} disabled={!parsed.ok}>
            {t('product.add-to-cart')}
          </Button>
        </div>
      ) : (
        !product.hidesStockAlert && (
          <Button isWide onClick={() => alert(variant)}>
            <Icon name="bell" size={20} />
            {t('product.notify-me')}
          </Button>
        )
      )}
    </form>
  )
}

function Stock({ isInStock, hidesAlert }: { isInStock: boolean; hidesAlert: boolean }) {
  const { t } = useShop()
  if (!isInStock && hidesAlert) return null
  return (
    <p className={styles.stock} data-in={isInStock || undefined} role="status">
      {isInStock ? t('product.in-stock') : t('catalog.sold-out')}
    </p>
  )
}

/** Opens the alert for the product, or for the choice that is sold out. */
function useProductAlert(product: Product) {
  const openModal = useUi((ui) => ui.openModal)
  return (variant: Variant | undefined) =>
    openModal('product-alert', {
      sku: variant?.sku ?? product.sku,
      name: product.name,
      choice: variant ? labelsOf(product, variant).join(', ') : '',
      image: variant?.image || (product.gallery[0]?.path ?? ''),
      price: variant?.price ?? product.price,
    })
}

function labelsOf({ options }: Product, { choices }: Variant): string[] {
  return options.flatMap(({ attributeCode, values }) => {
    const found = values.find(({ valueIndex }) => valueIndex === choices[attributeCode])
    return found ? [found.label] : []
  })
}
