import type { UsedGiftCard } from '../../shared/cart/cart-summary'
import { isRecord } from '../../shared/json/is-record'
import { parseJson } from '../../shared/json/parse-json'
import type { StoredCart } from './cart-events'
import { type CouponCommand, NO_COUPON, type SyncedLine, type Tombstone } from './cart-state'

/** Raised whenever the kept shape changes; what an older shop has kept is then left alone. */
const VERSION = 2

/** Where the cart of a store is kept in the browser (contract 2.1). */
export function cartStorageKey(storeCode: string): string {
  return `${storeCode}-shop/cart/current-cart`
}

/** The kept cart as text. */
export function writeStoredCart(cart: StoredCart): string {
  const { lines, removed, coupon, totals, clearedAt, login } = cart
  return JSON.stringify({ version: VERSION, lines, removed, coupon, totals, clearedAt, login })
}

/** Reads a kept cart; null for nothing, for another version and for anything broken. */
export function parseStoredCart(text: string | null): StoredCart | null {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept) || kept.version !== VERSION) return null
  const { lines, removed, coupon, totals, clearedAt, login } = kept
  if (!isListOf(lines, isLine) || !isListOf(removed, isTombstone)) return null
  if (typeof clearedAt !== 'number' || !isTotals(totals)) return null
  return {
    lines,
    removed,
    coupon: isCoupon(coupon) ? coupon : NO_COUPON,
    totals: withGiftCards(totals),
    clearedAt,
    ...((login === null || isText(login)) && { login }),
  }
}

/** Reads lines and totals that were kept with an order; null when they are broken. */
export function parseKeptLines(text: string | null): Pick<StoredCart, 'lines' | 'totals'> | null {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept)) return null
  const { lines, totals } = kept
  if (!isListOf(lines, isLine) || !isTotals(totals)) return null
  return { lines, totals: withGiftCards(totals) }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown) => Number.isFinite(value)
const isNumberOrNull = (value: unknown) => value === null || isNumber(value)

function isListOf<T>(list: unknown, is: (entry: unknown) => entry is T): list is T[] {
  return Array.isArray(list) && list.every(is)
}

const TEXTS = ['key', 'sku', 'parentSku', 'typeId', 'name', 'image', 'link']
const NUMBERS = ['changedAt', 'tries', 'returns']

function isLine(line: unknown): line is SyncedLine {
  return (
    isRecord(line) &&
    TEXTS.every((field) => isText(line[field])) &&
    NUMBERS.every((field) => isNumber(line[field])) &&
    Number.isSafeInteger(line.qty) &&
    Number(line.qty) >= 1 &&
    isNumberOrNull(line.maxQty) &&
    isNumberOrNull(line.sentAt) &&
    typeof line.isDirty === 'boolean' &&
    isPrice(line.price) &&
    isListOf(line.options, isOption) &&
    (line.confirmed === null || isConfirmed(line.confirmed)) &&
    (line.productOption === null || isRecord(line.productOption)) &&
    (line.replaced === undefined || isListOf(line.replaced, isLine))
  )
}

function isPrice(price: unknown): boolean {
  return isRecord(price) && isNumber(price.regular) && isNumberOrNull(price.special)
}

function isOption(option: unknown): option is SyncedLine['options'][number] {
  return isRecord(option) && isText(option.label) && isText(option.value)
}

function isConfirmed(confirmed: unknown): boolean {
  return isRecord(confirmed) && isNumber(confirmed.itemId) && isNumber(confirmed.qty)
}

function isTombstone(tombstone: unknown): tombstone is Tombstone {
  return (
    isRecord(tombstone) &&
    isLine(tombstone.line) &&
    isNumber(tombstone.removedAt) &&
    isNumber(tombstone.tries) &&
    isNumberOrNull(tombstone.goneAt)
  )
}

function isCoupon(coupon: unknown): coupon is CouponCommand {
  return (
    isRecord(coupon) &&
    isText(coupon.code) &&
    isNumber(coupon.at) &&
    isNumber(coupon.tries) &&
    typeof coupon.isDirty === 'boolean' &&
    typeof coupon.isRepeated === 'boolean'
  )
}

/** Totals that were kept before gift cards could pay know of none. */
function withGiftCards(totals: StoredCart['totals']): StoredCart['totals'] {
  const isKept = isListOf(totals?.giftCards, isGiftCard)
  return totals && { ...totals, giftCards: isKept ? totals.giftCards : [] }
}

function isGiftCard(card: unknown): card is UsedGiftCard {
  return (
    isRecord(card) &&
    isText(card.codeEnd) &&
    [card.itemId, card.amount, card.balance].every(isNumber)
  )
}

function isTotals(totals: unknown): totals is StoredCart['totals'] {
  if (totals === null) return true
  return isRecord(totals) && isNumber(totals.grandTotal) && Array.isArray(totals.items)
}
