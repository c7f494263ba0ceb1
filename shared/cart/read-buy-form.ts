// A form that buys, as the browser itself posts it: what its fields say in the words of a product,
// and from there by the same functions that a page with script uses.
import { type Bundle, type BundleChoices, bundlePrice } from '../catalog/bundle'
import { type CustomAnswers, offersValues } from '../catalog/custom-option'
import type { GiftCard, GiftCardAnswers } from '../catalog/gift-card'
import { parseAmount } from '../catalog/parse-amount'
import type { Product, Variant } from '../catalog/product'
import type { Translate } from '../i18n/messages'
import { fail, ok, type Result } from '../result'
import { type AddRequest, toAddRequest } from './add-request'
import { bundleFaults } from './bundle-faults'
import type { BuyRefusal } from './buy-refusal'
import { customFaults } from './custom-faults'
import { FORM_FIELDS } from './form-paths'
import { giftCardFaults } from './gift-card-faults'
import { toPartRequest } from './part-request'
import { DEFAULT_QTY, parseQuantity } from './quantity'
import { mayAdd } from './rules'
import { withBundle } from './with-bundle'
import { withCustomOptions } from './with-custom-options'
import { withGiftCard } from './with-gift-card'

/** What is needed of the web's URLSearchParams. */
interface Fields {
  get: (name: string) => string | null
  getAll: (name: string) => string[]
}

type Read<T> = Result<T, BuyRefusal>

const INCOMPLETE: BuyRefusal = { key: 'product.incomplete' }

/**
 * What a posted form puts into the cart, or why it puts nothing there (spec 4 and 5, add to cart).
 * @param t names the recipient of a gift card in the shopper's words
 */
export function readBuyForm(product: Product, fields: Fields, t: Translate): Read<AddRequest[]> {
  if (product.typeData.parts.length > 0) return readParts(product, fields)
  const read = readOne(product, fields, t)
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

function readOne(product: Product, fields: Fields, t: Translate): Read<AddRequest> {
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
  if (giftCard) return readGiftCard(request, giftCard, fields, t)
  const answers = readAnswers(product, fields)
  if (Object.keys(customFaults(customOptions, answers)).length > 0) return fail(INCOMPLETE)
  return ok(withCustomOptions(request, customOptions, answers))
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

function readGiftCard(
  request: AddRequest,
  card: GiftCard,
  fields: Fields,
  t: Translate,
): Read<AddRequest> {
  const text = (name: string) => fields.get(name) ?? ''
  const answers: GiftCardAnswers = {
    amount: readAmount(fields),
    senderName: text(FORM_FIELDS.giftFrom),
    recipientName: text(FORM_FIELDS.giftTo),
    recipientEmail: text(FORM_FIELDS.giftEmail),
    message: text(FORM_FIELDS.giftMessage),
  }
  if (Object.keys(giftCardFaults(card, answers)).length > 0) return fail(INCOMPLETE)
  return ok(withGiftCard(request, card, answers, t))
}

/** Cents; a card without fixed amounts has only the field to write in. */
function readAmount(fields: Fields): number | null {
  const chosen = fields.get(FORM_FIELDS.giftAmount) ?? FORM_FIELDS.openAmount
  if (chosen === FORM_FIELDS.openAmount) return parseAmount(fields.get(FORM_FIELDS.giftOther) ?? '')
  return /^\d{1,9}$/.test(chosen) ? Number(chosen) : null
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
