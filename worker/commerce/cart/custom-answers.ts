// What a shopper answered to a product's custom options, as the rules of the catalogue know it.
import { type CustomFault, customFaults, firstDayOf } from '../../../shared/cart/custom-faults'
import { giftCardTexts } from '../../../shared/cart/gift-card/gift-card-texts'
import { customTexts } from '../../../shared/cart/with-custom-options'
import {
  type CustomAnswers,
  type CustomOption,
  offersValues,
} from '../../../shared/catalog/custom-option'
import { NO_SURCHARGE } from '../../../shared/catalog/surcharge'
import { inStore } from '../../../shared/contract/admin/per-store'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreCode, StoreView } from '../../../shared/store-view/store-view'
import { numberOptions } from '../catalogue/product-type-data'
import type { Refusal } from '../http/refusal'
import { partChoices } from './bundle-parts'
import type { FilledLine, LineOptions } from './cart'
import { CART_MESSAGES } from './cart-messages'
import type { SellableProduct, VariantChoice } from './sellable-product'

/** The custom options of what is sold, in the words of a store; surcharges in source cents. */
export function customOptionsOf(
  { typeData }: SellableProduct,
  storeCode: StoreCode,
): CustomOption[] {
  return numberOptions(typeData.customOptions ?? []).map((option) => ({
    id: option.id,
    title: inStore(option.title, storeCode),
    type: option.type,
    isRequired: option.isRequired,
    surcharge: option.surcharge ?? NO_SURCHARGE,
    maxCharacters: option.maxCharacters || null,
    values: option.values.map((value) => ({
      id: value.id,
      title: inStore(value.title, storeCode),
      surcharge: value.surcharge ?? NO_SURCHARGE,
    })),
  }))
}

/** The answers on a line; values come as their ids with commas between them (contract 1.2). */
export function toAnswers(
  lineOptions: LineOptions,
  options: readonly CustomOption[],
): CustomAnswers {
  const given = new Map(lineOptions.custom_options?.map((one) => [one.option_id, one.option_value]))
  const answers = options.map((option) => {
    const text = given.get(option.id) ?? ''
    return [option.id, offersValues(option) ? text.split(',').filter(Boolean) : text] as const
  })
  return Object.fromEntries(answers)
}

/**
 * Whether the answers fit the options: none unknown, none missing, none too long.
 * @param today the day of the shop, before which no service is done; null where its day was taken before
 */
export function checkAnswers(
  product: SellableProduct,
  lineOptions: LineOptions,
  storeCode: StoreCode,
  today: string | null,
): Result<true, Refusal> {
  const options = customOptionsOf(product, storeCode)
  const unknown = lineOptions.custom_options?.find((one) => !isOffered(one, options))
  if (unknown) return fail(refuse('This option is not offered.', unknown.option_id))
  const firstDay = today && firstDayOf(product.typeId, today)
  const answers = toAnswers(lineOptions, options)
  const [fault] = Object.entries(customFaults(options, answers, firstDay))
  return fault ? fail(refuse(WORDS[fault[1]], fault[0])) : ok(true)
}

type Given = NonNullable<LineOptions['custom_options']>[number]

function isOffered({ option_id, option_value }: Given, options: readonly CustomOption[]): boolean {
  const option = options.find(({ id }) => id === option_id)
  if (!option || !offersValues(option)) return option !== undefined
  const asked = option_value.split(',').filter(Boolean)
  return asked.every((id) => option.values.some((value) => String(value.id) === id))
}

const WORDS: Record<CustomFault, string> = {
  required: 'Field is required.',
  'too-long': 'The text is too long.',
  'no-date': 'This is not a date.',
  'day-past': 'Choose today or a later day.',
}

function refuse(message: string, optionId: string): Refusal {
  return { code: 400, reason: 'choice-missing', message, details: { optionId } }
}

/** What was chosen besides size and colour, as it is shown and kept with the order. */
export function answeredChoices(line: FilledLine, store: StoreView): VariantChoice[] {
  const { product, lineOptions } = line
  const { storeCode, i18n } = store
  const options = customOptionsOf(product, storeCode)
  const texts = [
    ...giftCardTexts(lineOptions.am_giftcard_options, CART_MESSAGES[storeCode].given, i18n),
    ...customTexts(options, toAnswers(lineOptions, options), i18n),
  ]
  const written = texts.map(({ label, value }) => ({
    attributeId: 0,
    label,
    value,
    valueLabel: value,
  }))
  return [...partChoices(line, storeCode), ...written]
}
