import { expect, test } from 'vitest'
import {
  askBalance,
  payWithGiftCard,
  withdrawGiftCard,
} from '../../../../client/engine/gift-card-calls'
import type { GatewayAnswer, GatewayRequest } from '../../../../client/engine/ports'
import { CART_NOT_FOUND_MESSAGE } from '../../../../shared/contract/cart/refusal-reason'

const CARD = { cert_number: 'GIFT-1', balance: '25.50', currency_code: 'EUR' }

function answering(answer: GatewayAnswer) {
  const asked: GatewayRequest[] = []
  const http = {
    async send(request: GatewayRequest) {
      asked.push(request)
      return answer
    },
  }
  return { http, asked }
}

const answered = (code: number, result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

test('a code travels in the body, trimmed, and its balance comes back in cents', async () => {
  const { http, asked } = answering(answered(200, CARD))
  expect(await askBalance(http, ' GIFT-1 ')).toEqual({ ok: true, value: 2550 })
  expect(await payWithGiftCard(http, 'GIFT-1')).toEqual({ ok: true, value: 2550 })
  for (const { body, path } of asked) {
    expect(body).toEqual({ code: 'GIFT-1' })
    expect(path).not.toContain('GIFT-1')
  }
})

test('what cannot be a code is not sent', async () => {
  const { http, asked } = answering(answered(200, CARD))
  for (const code of ['', 'x', 'a b', "' OR 1=1"]) {
    expect(await payWithGiftCard(http, code)).toEqual({
      ok: false,
      error: 'cart.gift-card-unknown',
    })
  }
  expect(asked).toEqual([])
})

test.each([
  [answered(404, 'Code was not found'), 'cart.gift-card-unknown'],
  [answered(404, CART_NOT_FOUND_MESSAGE), 'cart.reason-unknown'],
  [
    { ...answered(400, 'Nothing is left.'), meta: { reason: 'nothing-due' } },
    'cart.gift-card-needless',
  ],
  [answered(429, 'Too many requests.'), 'cart.code-too-often'],
  [answered(503, 'Something went wrong.'), 'cart.reason-unknown'],
  [answered(200, { cert_number: 'GIFT-1' }), 'http.wrong-format'],
  [{ kind: 'lost', reason: 'offline' }, 'cart.gift-card-offline'],
  [{ kind: 'lost', reason: 'bad-content-type' }, 'http.bad-content-type'],
] as const)('%j is told as %s', async (answer, key) => {
  expect(await payWithGiftCard(answering(answer).http, 'GIFT-1')).toEqual({ ok: false, error: key })
})

test('a card is taken out by its number in the cart', async () => {
  const { http, asked } = answering(answered(200, true))
  expect(await withdrawGiftCard(http, 7)).toEqual({ ok: true, value: null })
  expect(asked[0]?.body).toEqual({ item_id: 7 })
})
