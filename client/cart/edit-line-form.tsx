import { type SubmitEvent, useState } from 'react'
import type { AddRequest } from '../../shared/cart/add-request'
import type { CartLine } from '../../shared/cart/cart-line'
import { chooseValue, type LineEdit, toEditRequest } from '../../shared/cart/line-edit'
import { parseQuantity } from '../../shared/cart/quantity'
import { finalOf } from '../../shared/catalog/price'
import type { ConfigurableOption, Variant } from '../../shared/catalog/product'
import { useNotify } from '../stores/notifications/notifications'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { QuantityField } from '../ui/fields/quantity-field'
import { SelectField } from '../ui/fields/select-field'
import { Notice } from '../ui/notice'
import styles from './edit-line-form.module.css'

interface EditLineFormProps {
  opened: LineEdit
  line: CartLine
  onClose: () => void
  onSave: (request: AddRequest) => void
}

/** What can be chosen of a line, and how many of it. */
export function EditLineForm({ opened, line, onClose, onSave }: EditLineFormProps) {
  const { t, price } = useShop()
  const notify = useNotify()
  const [edit, setEdit] = useState(opened)
  const { product, variant, qty } = edit
  const parsed = parseQuantity(qty, variant.maxQty, variant.minQty)
  const error =
    parsed.ok || !variant.isInStock ? undefined : t(parsed.error.key, parsed.error.values)

  function choose(code: string, value: string) {
    const next = chooseValue(edit, code, value)
    if (next) return setEdit(next)
    notify({ type: 'warning', message: t('product.no-such-configuration') })
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (parsed.ok && variant.isInStock) onSave(toEditRequest(edit, parsed.value, line))
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {product.options.map((option) => (
        <ChoiceField
          key={option.attributeCode}
          option={option}
          edit={edit}
          onChoose={(value) => choose(option.attributeCode, value)}
        />
      ))}
      <QuantityField
        text={qty}
        min={variant.minQty ?? 1}
        max={variant.maxQty}
        {...(error === undefined ? {} : { error })}
        words={{
          label: t('cart.quantity', { name: line.name }),
          less: t('cart.less'),
          more: t('cart.more'),
        }}
        onChange={(text) => setEdit({ ...edit, qty: text })}
      />
      <p role="status">{t('cart.each', { price: price(finalOf(variant.price)) })}</p>
      {!variant.isInStock && <Notice kind="danger">{t('product.variant-sold-out')}</Notice>}
      <div className={styles.choices}>
        <Button type="submit" disabled={!parsed.ok || !variant.isInStock}>
          {t('cart.edit-save')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {t('cart.edit-cancel')}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceFieldProps {
  option: ConfigurableOption
  edit: LineEdit
  onChoose: (value: string) => void
}

/** Sizes and colours; one that cannot be had with what is chosen beside it says so. */
function ChoiceField({ option, edit, onChoose }: ChoiceFieldProps) {
  const { t } = useShop()
  const { attributeCode, label, values } = option
  const soldOut = (value: string) => !chooseValue(edit, attributeCode, value)?.variant.isInStock
  return (
    <SelectField
      label={label}
      value={chosenOf(edit.variant, attributeCode)}
      onChange={(event) => onChoose(event.target.value)}
    >
      {values.map(({ valueIndex, label: value }) => (
        <option key={valueIndex} value={valueIndex}>
          {soldOut(valueIndex) ? `${value} · ${t('catalog.sold-out')}` : value}
        </option>
      ))}
    </SelectField>
  )
}

function chosenOf({ choices }: Variant, code: string): string {
  return choices[code] ?? ''
}
