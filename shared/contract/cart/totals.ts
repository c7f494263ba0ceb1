// Cart totals (contract 1.2), in decimals. The top-level grand_total may leave tax out while the
// segment includes it; an item's discount is positive, the cart's negative.
import * as z from 'zod/mini'
import { parseJson } from '../../json/parse-json'
import { wireObject } from '../wire/wire-object'
import {
  orAbsent,
  wireFlag,
  wireInteger,
  wireList,
  wireNumber,
  wireText,
  wireValue,
} from '../wire/wire-value'

const amount = orAbsent(wireNumber)

const totalsItem = wireObject({
  item_id: wireInteger,
  qty: wireNumber,
  name: orAbsent(wireText),
  price: amount,
  price_incl_tax: amount,
  row_total: amount,
  row_total_incl_tax: amount,
  tax_percent: amount,
  tax_amount: amount,
  discount_amount: amount,
  discount_percent: amount,
  /** Tax within a discount of the gross price: it is charged on neither side of the row. */
  discount_tax_compensation_amount: amount,
  /** JSON text of [{label, value}]; read it with `parseTotalsOptions`. */
  options: orAbsent(wireText),
})
export type WireTotalsItem = z.output<typeof totalsItem>

const totalSegment = wireObject({
  code: wireText,
  title: orAbsent(wireText),
  /** Absent where the source sends null. */
  value: amount,
  area: orAbsent(wireText),
  extension_attributes: z.optional(wireValue),
})
export type WireTotalSegment = z.output<typeof totalSegment>

export const wireTotals = wireObject({
  grand_total: amount,
  base_grand_total: amount,
  subtotal: amount,
  subtotal_incl_tax: amount,
  subtotal_with_discount: amount,
  discount_amount: amount,
  shipping_amount: amount,
  shipping_incl_tax: amount,
  shipping_tax_amount: amount,
  tax_amount: amount,
  items_qty: amount,
  coupon_code: orAbsent(wireText),
  base_currency_code: orAbsent(wireText),
  quote_currency_code: orAbsent(wireText),
  items: wireList(totalsItem),
  total_segments: wireList(totalSegment),
  /** How long all of it takes, as `parseDeliveryDays` reads it; absent where nobody knows. */
  delivery_days: orAbsent(wireText),
  /** Whether its shopper is contacted to arrange a day. Our own. */
  by_appointment: orAbsent(wireFlag),
  /** Codes of the ways in which it may be paid; absent where the backend does not say. */
  payment_codes: z.optional(wireList(wireText)),
})
export type WireTotals = z.output<typeof wireTotals>

/** The segment of what gift cards pay, as the family of extensions calls it; below zero. */
export const GIFT_CARD_SEGMENT = 'amasty_giftcard'

const usedGiftCard = wireObject({
  /** By which the card is taken out again. */
  item_id: wireInteger,
  /** The last characters of its code. */
  code_end: wireText,
  /** What is taken of it. */
  amount: wireNumber,
  balance: wireNumber,
})
export type WireUsedGiftCard = z.output<typeof usedGiftCard>

const giftCardDetails = wireObject({ gift_cards: z.array(usedGiftCard) })

/** The gift cards that a segment of totals lists; none where it is not that of gift cards. */
export function parseGiftCards(segment: WireTotalSegment | undefined): WireUsedGiftCard[] {
  const parsed = giftCardDetails.safeParse(segment?.extension_attributes)
  return parsed.success ? parsed.data.gift_cards : []
}

export type TotalsOption = { label: string; value: string }

const optionList = z.array(wireObject({ label: wireText, value: wireText }))

/** Reads the JSON text in `options` of a totals item; text that is not such a list gives none. */
export function parseTotalsOptions(text: string | undefined): TotalsOption[] {
  const parsed = optionList.safeParse(parseJson(text ?? '[]'))
  return parsed.success ? parsed.data : []
}
