// Gift cards as money (contract 1.6). A code is sent and never kept: it is worth money.
import { giftCardCalls } from '../../shared/contract/cart/gift-card'
import {
  CART_NOT_FOUND_MESSAGE,
  type RefusalReason,
} from '../../shared/contract/cart/refusal-reason'
import { priceToCents } from '../../shared/contract/wire/wire-money'
import type { MessageKey } from '../../shared/i18n/messages'
import { isRecord } from '../../shared/json/is-record'
import { fail, ok, type Result } from '../../shared/result'
import { cartPath } from './cart-calls'
import { lostAnswerMessage } from './cart-failures'
import type { GatewayAnswer, HttpPort } from './ports'

const OK = 200
const NOT_FOUND = 404
const TOO_MANY = 429
const NOTHING_DUE: RefusalReason = 'nothing-due'

/** What is left on a gift card, in cents, or why that is not known. */
export function askBalance(http: HttpPort, code: string): Promise<Result<number, MessageKey>> {
  return sendCode(http, giftCardCalls.giftCardCheck.path, code)
}

/** Pays for the cart with a gift card; answers what was on it, in cents. */
export function payWithGiftCard(http: HttpPort, code: string): Promise<Result<number, MessageKey>> {
  return sendCode(http, cartPath(giftCardCalls.giftCardApply.path), code)
}

/** Takes a gift card out of the cart, by the number that the totals give it. */
export async function withdrawGiftCard(
  http: HttpPort,
  itemId: number,
): Promise<Result<null, MessageKey>> {
  const path = cartPath(giftCardCalls.giftCardRemove.path)
  const answer = await http.send({ method: 'POST', path, body: { item_id: itemId } })
  return answer.kind === 'answered' && answer.code === OK ? ok(null) : fail(reasonFor(answer))
}

async function sendCode(
  http: HttpPort,
  path: string,
  text: string,
): Promise<Result<number, MessageKey>> {
  const given = giftCardCalls.giftCardCheck.body.safeParse({ code: text.trim() })
  // What no card has for a code is not sent.
  if (!given.success) return fail('cart.gift-card-unknown')
  const answer = await http.send({ method: 'POST', path, body: given.data })
  if (answer.kind === 'lost' || answer.code !== OK) return fail(reasonFor(answer))
  const card = giftCardCalls.giftCardCheck.result.safeParse(answer.result)
  return card.success ? ok(priceToCents(card.data.balance)) : fail('http.wrong-format')
}

function reasonFor(answer: GatewayAnswer): MessageKey {
  if (answer.kind === 'lost') {
    return answer.reason === 'offline' ? 'cart.gift-card-offline' : lostAnswerMessage(answer.reason)
  }
  if (answer.code === TOO_MANY) return 'cart.code-too-often'
  if (isRecord(answer.meta) && answer.meta.reason === NOTHING_DUE) return 'cart.gift-card-needless'
  const isUnknown = answer.code === NOT_FOUND && answer.result !== CART_NOT_FOUND_MESSAGE
  return isUnknown ? 'cart.gift-card-unknown' : 'cart.reason-unknown'
}
