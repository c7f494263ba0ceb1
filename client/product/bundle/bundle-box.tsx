import { type SubmitEvent, useState } from 'react'
import { toAddRequest } from '../../../shared/cart/add-request'
import { type BundleFault, bundleFaults } from '../../../shared/cart/bundle-faults'
import { parseQuantity } from '../../../shared/cart/quantity'
import { withBundle } from '../../../shared/cart/with-bundle'
import {
  type Bundle,
  type BundleChoice,
  type BundleChoices,
  bundlePrice,
} from '../../../shared/catalog/bundle'
import type { Product } from '../../../shared/catalog/product'
import type { CurrentSync } from '../../stores/current-facts/use-current-facts'
import { useEarlyControls } from '../../stores/late-part'
import { useShop } from '../../stores/shop'
import { BuyForm } from '../buying/buy-form'
import { BuyRow } from '../buying/buy-row'
import { NotifyButton } from '../buying/notify-button'
import { useAdd } from '../buying/use-add'
import { useFaultFocus } from '../buying/use-fault-focus'
import { useProductAlert } from '../buying/use-product-alert'
import { ProductErrors } from '../product-errors'
import { StockLine } from '../stock-line'
import { BundleOptionField } from './bundle-option-field'

interface BundleBoxProps {
  product: Product
  sync: CurrentSync
  bundle: Bundle
  choices: BundleChoices
  onChange: (optionId: string, choice: BundleChoice) => void
}

/** The options of a bundle, and the button that adds it when all that is required is chosen. */
export function BundleBox({ product, sync, bundle, choices, onChange }: BundleBoxProps) {
  const { t } = useShop()
  const add = useAdd(sync)
  const [quantity, setQuantity] = useState('1')
  const alert = useProductAlert(product)
  const { form, areShown, failed } = useFaultFocus()
  useEarlyControls(form)
  const faults = bundleFaults(bundle, choices)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = parseQuantity(quantity, null)
    if (!parsed.ok || Object.keys(faults).length > 0) return failed()
    const price = { regular: bundlePrice(bundle, choices), special: null }
    const request = toAddRequest({ ...product, price }, undefined, parsed.value)
    add(withBundle(request, bundle, choices))
  }

  return (
    <BuyForm ref={form} sku={product.sku} onSubmit={submit} showsFaults>
      {bundle.options.map((option) => (
        <BundleOptionField
          key={option.id}
          option={option}
          choices={choices}
          error={faultText(areShown || faults[option.id] === 'quantity', faults[option.id])}
          onChange={(choice) => onChange(option.id, choice)}
        />
      ))}
      <ProductErrors product={product} />
      <StockLine isInStock={product.isInStock} hidesAlert={product.hidesStockAlert} />
      {product.isInStock && (
        <BuyRow
          sku={product.sku}
          text={quantity}
          max={null}
          isRefused={product.errors !== undefined}
          onChange={setQuantity}
        />
      )}
      {!product.isInStock && !product.hidesStockAlert && <NotifyButton onClick={() => alert()} />}
    </BuyForm>
  )

  function faultText(isShown: boolean, fault: BundleFault | undefined) {
    if (!isShown || !fault) return undefined
    return t(fault === 'quantity' ? 'product.above-zero' : 'product.required')
  }
}
