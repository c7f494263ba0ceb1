// A form that buys, as the browser itself posts it: what its fields say in the words of a product,
// and from there by the same functions that a page with script uses.
import { type Bundle, type BundleChoices, bundlePrice } from '../catalog/bundle'
import { type CustomAnswers, offersValues } from '../catalog/custom-option'
import type { GiftCard } from '../catalog/gift-card'
import type { Product, Variant } from '../catalog/product'
import { shopDay } from '../i18n/day-text'
import type { Translate } from '../i18n/messages'
import { fail, ok, type Result } from '../result'
import type { StoreLocale } from '../store-view/store-view'
import { type AddRequest, toAddRequest } from './add-request'
import { bundleFaults } from './bundle-faults'
import type { BuyRefusal } from './buy-refusal'
import { customFaults, firstDayOf } from './custom-faults'
import { FORM_FIELDS } from './form-paths'
import { giftCardFaults } from './gift-card/gift-card-faults'
import { readGiftCard } from './gift-card/read-gift-card'
import { withGiftCard } from './gift-card/with-gift-card'
import { toPartRequest } from './part-request'
import { DEFAULT_QTY, parseQuantity } from './quantity'
import { mayAdd } from './rules'
import { withBundle } from './with-bundle'
import { withCustomOptions } from './with-custom-options'

/** What is needed of the web's URLSearchParams. */
interface Fields {
  get: (name: string) => string | null
  getAll: (name: string) => string[]
}

type Read<T> = Result<T, BuyRefusal>

const INCOMPLETE: BuyRefusal = { key: 'product.incomplete' }

interface BuyContext {
  /** Names what is chosen in the shopper's words. */
  t: Translate
  locale: StoreLocale
  /** Milliseconds since 1970. */
  now: number
}

/** What a posted form puts into the cart, or why it puts nothing there (spec 4 and 5, add to cart). */
export function readBuyForm(
  product: Product,
  fields: Fields,
  context: BuyContext,
): Read<AddRequest[]> {
  if (product.typeData.parts.length > 0) return readParts(product, fields)
  const read = readOne(product, fields, context)
  return read.ok ? checked([read.value]) : read
}

function readParts({ typeData: { parts } }: Product, fields: Fields): Read<AddRequest[]> {
  const requests: AddRequest[] = []
  for (const part of parts) {
    const text = fields.get(FORM_FIELDS.part(part.sku))?.trim() ?? ''
    if (text === '' || text === '0') continue
    const qty = parseQuantity(text, part.maxQty)
    if (!qty.ok) return qty
    requests.push(toPartRequest(part, qty.value))
  }
  return requests.length > 0 ? checked(requests) : fail({ key: 'product.nothing-chosen' })
}

function readOne(product: Product, fields: Fields, context: BuyContext): Read<AddRequest> {
  const variant = readVariant(product, fields)
  if (!variant.ok) return variant
  const sold = variant.value ?? product
  const { bundle, giftCard, customOptions } = product.typeData
  const { minQty = DEFAULT_QTY } = sold
  const text = fields.get(FORM_FIELDS.qty) ?? minQty
  // How many there are is judged last: what is sold out says so, and nothing of its quantity.
  const qty = parseQuantity(text, null)
  if (!qty.ok) return qty
  const request = toAddRequest(product, variant.value, qty.value)
  if (bundle) return readBundle(request, bundle, fields)
  if (giftCard) return readCard(request, giftCard, fields, context)
  const answers = readAnswers(product, fields)
  const firstDay = firstDayOf(product.typeId, shopDay(context.now))
  const faults = Object.values(customFaults(customOptions, answers, firstDay))
  if (faults.includes('day-past')) return fail({ key: 'product.day-past' })
  if (faults.length > 0) return fail(INCOMPLETE)
  return ok(withCustomOptions(request, customOptions, answers, context.locale))
}

/** The child of exactly the chosen values; undefined for a product without a choice. */
export function readVariant(
  { options, variants }: Product,
  fields: Fields,
): Read<Variant | undefined> {
  if (variants.length === 0) return ok(undefined)
  const found = variants.find(({ choices }) =>
    options.every(({ attributeCode }) => choices[attributeCode] === fields.get(attributeCode)),
  )
  if (found) return ok(found)
  const isSizeMissing = options.some(({ attributeCode }) => attributeCode === 'size')
  if (isSizeMissing && !fields.get('size')) return fail({ key: 'product.select-size' })
  return fail({ key: 'product.no-such-configuration' })
}

function readBundle(request: AddRequest, bundle: Bundle, fields: Fields): Read<AddRequest> {
  const choices: BundleChoices = Object.fromEntries(
    bundle.options.map(({ id, selections }) => {
      const asked = fields.getAll(FORM_FIELDS.bundle(id))
      const chosen = selections.filter((one) => one.isInStock && asked.includes(one.id))
      const proposed = Math.max(DEFAULT_QTY, chosen[0]?.qty ?? 0)
      const qty = Number(fields.get(FORM_FIELDS.bundleQty(id)) ?? proposed)
      return [id, { selectionIds: chosen.map((one) => one.id), qty }]
    }),
  )
  if (Object.keys(bundleFaults(bundle, choices)).length > 0) return fail(INCOMPLETE)
  const price = { regular: bundlePrice(bundle, choices), special: null }
  return ok(withBundle({ ...request, price }, bundle, choices))
}

function readCard(
  request: AddRequest,
  card: GiftCard,
  fields: Fields,
  { t, locale, now }: BuyContext,
): Read<AddRequest> {
  const answers = readGiftCard(fields)
  const count = Object.keys(giftCardFaults(card, answers, shopDay(now))).length
  // What is wrong stands at each field.
  if (count > 0) return fail({ key: 'checkout.errors-title', values: { count } })
  return ok(withGiftCard(request, card, answers, t, locale))
}

function readAnswers({ typeData: { customOptions } }: Product, fields: Fields): CustomAnswers {
  return Object.fromEntries(
    customOptions.map((option) => {
      const name = FORM_FIELDS.custom(option.id)
      return [option.id, offersValues(option) ? fields.getAll(name) : (fields.get(name) ?? '')]
    }),
  )
}

function checked(requests: AddRequest[]): Read<AddRequest[]> {
  for (const request of requests) {
    const allowed = mayAdd({ ...request, qty: Number(request.qty) })
    if (!allowed.ok) return fail(toRefusal(allowed.error[0]))
  }
  return ok(requests)
}

function toRefusal(refusal: BuyRefusal | { text: string } | undefined): BuyRefusal {
  return refusal && 'key' in refusal ? refusal : { key: 'cart.reason-unknown' }
}
