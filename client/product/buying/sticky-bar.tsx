import { useRef } from 'react'
import { toAddRequest } from '../../../shared/cart/add-request'
import { BUY_FORM_ID } from '../../../shared/cart/form-paths'
import { galleryOf } from '../../../shared/catalog/gallery-of'
import type { Price } from '../../../shared/catalog/price'
import type { Product } from '../../../shared/catalog/product'
import { imageUrl } from '../../../shared/content/image-url'
import { PriceTag } from '../../catalog/price-tag'
import { useCart, useIsAdding } from '../../stores/cart'
import { useShop } from '../../stores/shop'
import { useShopWords } from '../../stores/use-shop-words'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/fields/select-field'
import type { VariantSelection } from '../variants/use-selection'
import { isValueInStock } from '../variants/variant-selection'
import { NotifyButton } from './notify-button'
import styles from './sticky-bar.module.css'
import { useProductAlert } from './use-product-alert'

const SIZE = 'size'

export interface StickyBarProps {
  product: Product
  price: Price
  isFromPrice: boolean
  selection: VariantSelection | undefined
}

/**
 * What is bought and the button that adds it, at the foot of the screen. Its size is empty until the
 * shopper has chosen one, there or above, so that nobody buys a size that they never saw (spec 2):
 * without one, adding asks for it.
 */
export function StickyBar({ product, price, isFromPrice, selection }: StickyBarProps) {
  const { t } = useShop()
  const words = useShopWords()
  const picture = galleryOf(product, selection?.variant)[0]
  return (
    <aside className={styles.bar} aria-label={t('product.buy-bar')} data-buy-bar="">
      <div className="contained">
        {picture && <img src={imageUrl(picture.path, '150x150')} width={48} height={48} alt="" />}
        <div className={styles.words}>
          <strong>{product.name}</strong>
          <PriceTag price={price} isFromPrice={isFromPrice} words={words} />
        </div>
        <BarAction product={product} selection={selection} />
      </div>
    </aside>
  )
}

function BarAction({ product, selection }: Pick<StickyBarProps, 'product' | 'selection'>) {
  const { t } = useShop()
  const add = useCart((cart) => cart.add)
  const alert = useProductAlert(product)
  const field = useRef<HTMLSelectElement>(null)
  const variant = selection?.variant
  // Another colour may have led to another size, which nobody has chosen.
  const picked = selection?.picked[SIZE]
  const size = picked === variant?.choices[SIZE] ? (picked ?? '') : ''
  const isAdding = useIsAdding(variant?.sku ?? product.sku)
  const option = product.options.find(({ attributeCode }) => attributeCode === SIZE)
  const canBuy = option || !variant ? product.isInStock : variant.isInStock
  if (!canBuy) {
    return product.hidesStockAlert ? null : <NotifyButton onClick={() => alert(variant)} />
  }
  const pick = (value: string) => {
    const refused = selection?.choose(SIZE, value)
    if (refused) alert(refused)
  }
  const askForSize = () => {
    add(toAddRequest(product, undefined, 1))
    field.current?.focus()
  }
  const isSizeMissing = option !== undefined && size === ''
  return (
    <>
      {option && (
        <SelectField
          ref={field}
          label={option.label}
          isLabelHidden
          value={size}
          onChange={(event) => pick(event.target.value)}
        >
          <option value="" disabled>
            {t('product.choose-size')}
          </option>
          {option.values.map(({ valueIndex, label }) => (
            <option key={valueIndex} value={valueIndex}>
              {isValueInStock(product, variant?.choices ?? {}, option, valueIndex)
                ? label
                : `${label} · ${t('catalog.sold-out')}`}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        type={isSizeMissing ? 'button' : 'submit'}
        form={BUY_FORM_ID}
        isBusy={isAdding}
        disabled={product.errors !== undefined}
        onClick={isSizeMissing ? askForSize : undefined}
      >
        {t(product.typeData.parts.length > 0 ? 'product.add-set' : 'product.add-to-cart')}
      </Button>
    </>
  )
}
