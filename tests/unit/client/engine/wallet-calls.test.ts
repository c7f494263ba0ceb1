import { expect, test } from 'vitest'
import type { GatewayAnswer } from '../../../../client/engine/ports'
import { sendWalletOrder } from '../../../../client/engine/wallet-calls'
import type { WalletOrder } from '../../../../shared/checkout/wallet-order'

const PLACED = { fault: null, isRefused: false }
const UNSENT = { fault: 'unsent', isRefused: false }

const answered = (code: number, result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

const reply = (answer: GatewayAnswer) =>
  sendWalletOrder({ send: async () => answer }, {} as WalletOrder)

test.each<[string, GatewayAnswer, unknown]>([
  ['was placed', answered(200, PLACED), PLACED],
  ['has no money', answered(200, { ...PLACED, isRefused: true }), { fault: null, isRefused: true }],
  [
    'costs another sum',
    answered(200, { ...PLACED, fault: 'price-changed' }),
    { ...PLACED, fault: 'price-changed' },
  ],
  ['never left', { kind: 'lost', reason: 'offline' }, UNSENT],
  ['was not taken in', answered(400, 'The order is not one of a wallet'), UNSENT],
  ['was sent too often', answered(429, ''), UNSENT],
])('an order of a wallet that %s is known to have done so', async (_what, answer, known) => {
  expect(await reply(answer)).toEqual(known)
})

test.each<[string, GatewayAnswer]>([
  ['is lost', { kind: 'lost', reason: 'timeout' }],
  ['is one of something on the way', answered(502, 'Bad gateway')],
  ['says nothing', answered(200, 'done')],
])('of an order whose answer %s its page finds out: it may stand', async (_what, answer) => {
  expect(await reply(answer)).toEqual(PLACED)
})
