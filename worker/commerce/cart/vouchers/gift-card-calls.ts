import type { WireGiftCard } from '../../../../shared/contract/cart/gift-card'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import { fail, ok, type Result } from '../../../../shared/result'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import type { Refusal } from '../../http/refusal'
import type { CartCall } from '../answer-for-cart'
import { fillLines } from '../fill-lines'
import { isPaid, priceCart } from '../price-cart'
import { GIFT_CARD_COLUMNS, type GiftCardBalance, isSpendable } from './gift-card'
import { addGiftCard, removeGiftCards } from './write-vouchers'

/** More than anybody was given, and few enough to try no codes with. */
const MAX_GIFT_CARDS = 10

/** Spec 8. */
const GIFT_CARD_NOT_FOUND: Refusal = {
  code: 404,
  reason: 'gift-card-not-found',
  message: 'Code was not found',
}

const TOO_MANY_GIFT_CARDS: Refusal = {
  code: 400,
  reason: 'gift-card-not-valid',
  message: `An order is paid with at most ${MAX_GIFT_CARDS} gift cards.`,
}

const NOTHING_DUE: Refusal = {
  code: 400,
  reason: 'nothing-due',
  message: 'Nothing is left to be paid: keep the gift card for another order.',
}

/** What is left on a gift card that can be spent in this store. */
export async function checkGiftCard(
  sales: Database,
  store: StoreView,
  code: string,
  now: number,
): Promise<Result<WireGiftCard, Refusal>> {
  const card = await findGiftCard(sales, code)
  return card && isSpendable(card, store, now)
    ? ok(toWireGiftCard(card))
    : fail(GIFT_CARD_NOT_FOUND)
}

/** Pays for the cart with a gift card; one that does so already is not a failure. */
export async function applyGiftCard(
  call: CartCall,
  code: string,
): Promise<Result<WireGiftCard, Refusal>> {
  const { databases, cart, now } = call
  const found = await checkGiftCard(databases.sales, cart.store, code, now)
  if (!found.ok) return found
  const { cert_number: cardCode } = found.value
  const isNew = !cart.giftCards.some((card) => card.code === cardCode)
  if (isNew && cart.giftCards.length >= MAX_GIFT_CARDS) return fail(TOO_MANY_GIFT_CARDS)
  if (isNew && (await isNothingDue(call))) return fail(NOTHING_DUE)
  await addGiftCard(databases.sales, cart.id, cardCode, now)
  return found
}

async function isNothingDue({ databases, cart, now }: CartCall): Promise<boolean> {
  return isPaid(priceCart(cart, await fillLines(databases, cart), cart.selection, now))
}

/** Takes a gift card out of the cart; it may have gone before. */
export async function removeGiftCard(
  { databases, cart, now }: CartCall,
  itemId: number,
): Promise<Result<true, Refusal>> {
  await removeGiftCards(databases.sales, cart.id, [itemId], now)
  return ok(true)
}

/** By its code, wherever its hyphens are typed; of two that differ in nothing else, by what was typed. */
function findGiftCard(sales: Database, code: string): Promise<GiftCardBalance | null> {
  const plain = code.replaceAll('-', '').toLowerCase()
  return readFirst(
    sales,
    query<GiftCardBalance>(sql`
      SELECT ${GIFT_CARD_COLUMNS} FROM gift_card
      WHERE lower(replace(code, '-', '')) = ${plain} ORDER BY code = ${code} DESC LIMIT 1`),
  )
}

function toWireGiftCard({ code, balance, currency, expiresAt }: GiftCardBalance): WireGiftCard {
  return {
    cert_number: code,
    balance: centsToPrice(balance),
    currency_code: currency,
    status: 'active',
    ...(expiresAt !== null && { expire_at: expiresAt }),
  }
}
