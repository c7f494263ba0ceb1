import { type ReactNode, type Ref, type SubmitEvent, useState } from 'react'
import { type AddRequest, toAddRequest } from '../../../shared/cart/add-request'
import { parseQuantity } from '../../../shared/cart/quantity'
import type { Product } from '../../../shared/catalog/product'
import { isSent } from '../../../shared/catalog/product-type'
import type { CurrentSync } from '../../stores/current-facts/use-current-facts'
import { ProductErrors } from '../product-errors'
import { StockLine } from '../stock-line'
import { OptionPicker } from '../variants/option-picker'
import type { VariantSelection } from '../variants/use-selection'
import { BuyForm } from './buy-form'
import { BuyRow } from './buy-row'
import { NotifyButton } from './notify-button'
import { useAdd } from './use-add'
import { FAULTY } from './use-fault-focus'
import { useProductAlert } from './use-product-alert'

interface BuyBoxProps {
  product: Product
  sync: CurrentSync
  selection: VariantSelection
  ref?: Ref<HTMLFormElement>
  /** What is asked besides size and colour. */
  children?: ReactNode
  /** The text of the quantity field, when the screen controls it. */
  quantity?: readonly [text: string, change: (text: string) => void]
  /** Puts the answers to what is asked into the request; null while one of them is wrong. */
  complete?: (request: AddRequest) => AddRequest | null
}

/** Choices, quantity and the button that adds (spec 2, product page and add to cart). */
export function BuyBox(props: BuyBoxProps) {
  const { product, sync, selection, ref, children, quantity, complete } = props
  const { variant, choose } = selection
  const add = useAdd(sync)
  const { minQty = 1, maxQty, fewLeft } = variant ?? product
  const own = useState(String(minQty))
  const [text, change] = quantity ?? own
  const alert = useProductAlert(product)
  const canBuy = variant ? variant.isInStock : product.isInStock && product.variants.length === 0

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseQuantity(text, maxQty, minQty)
    // The bar that adds as well does not show the field: the shopper is led to it.
    if (!parsed.ok) return event.currentTarget.querySelector<HTMLElement>(FAULTY)?.focus()
    const request = toAddRequest(product, variant, parsed.value)
    const completed = complete ? complete(request) : request
    if (completed) add(completed)
  }
  const pick = (code: string, value: string) => {
    const refused = choose(code, value)
    if (refused) alert(refused)
  }

  return (
    <BuyForm ref={ref} sku={product.sku} onSubmit={submit} showsFaults={complete !== undefined}>
      {product.options.map((option) => (
        <OptionPicker
          key={option.attributeCode}
          product={product}
          option={option}
          choices={variant?.choices ?? {}}
          onChoose={(value) => pick(option.attributeCode, value)}
        />
      ))}
      {children}
      <ProductErrors product={product} />
      {(isSent(product) || !canBuy) && (
        <StockLine
          isInStock={canBuy}
          isVariant={variant !== undefined}
          fewLeft={fewLeft}
          hidesAlert={product.hidesStockAlert}
        />
      )}
      {canBuy && (
        <BuyRow
          sku={variant?.sku ?? product.sku}
          text={text}
          min={minQty}
          max={maxQty}
          isOne={!isSent(product)}
          isRefused={product.errors !== undefined}
          onChange={change}
        />
      )}
      {!canBuy && !product.hidesStockAlert && <NotifyButton onClick={() => alert(variant)} />}
    </BuyForm>
  )
}
