// Withdrawing from an order, without an account and without a reason.
import { Hono } from 'hono'
import { withdrawalCalls } from '../../../shared/contract/order/withdrawal'
import { fail, ok } from '../../../shared/result'
import type { CommerceEnv } from '../env'
import { answerOutcome, type CallContext } from '../http/answer-call'
import { parseBody, parseQuery } from '../http/parse-call'
import type { Refusal } from '../http/refusal'
import { confirmWithdrawal } from './confirm-withdrawal'
import { declareWithdrawal, type NotDeclared } from './declare-withdrawal'
import { showDeclaration } from './show-declaration'

const { withdrawalConfirm, withdrawalDeclare, withdrawalShow } = withdrawalCalls

const REFUSALS: Record<NotDeclared, Refusal> = {
  'order-not-found': {
    code: 404,
    reason: 'order-not-found',
    message: 'No order with this number and e-mail address.',
  },
  'order-canceled': {
    code: 409,
    reason: 'order-canceled',
    message: 'This order was cancelled: nothing of it has to be withdrawn from.',
  },
  'withdrawal-over': {
    code: 409,
    reason: 'withdrawal-over',
    message: 'The period for withdrawing from this order has ended.',
  },
  'all-withdrawn': {
    code: 409,
    reason: 'all-withdrawn',
    message: 'All of this order has been withdrawn from already.',
  },
}

export const withdrawalRoutes = new Hono<CommerceEnv>()

withdrawalRoutes.post(withdrawalDeclare.path, async (c) => {
  const body = await parseBody(c, withdrawalDeclare.body)
  if (!body.ok) return body.error
  const declared = await declareWithdrawal(c.env.SALES, body.value, Date.now())
  return declared.ok ? show(c, declared.value) : answerOutcome(c, fail(REFUSALS[declared.error]))
})

withdrawalRoutes.get(withdrawalShow.path, async (c) => {
  const asked = parseQuery(c, withdrawalShow.query)
  return asked.ok ? show(c, asked.value.token) : asked.error
})

withdrawalRoutes.post(withdrawalConfirm.path, async (c) => {
  const body = await parseBody(c, withdrawalConfirm.body)
  if (!body.ok) return body.error
  await confirmWithdrawal(c.env.SALES, body.value, Date.now())
  return show(c, body.value.token)
})

async function show(c: CallContext, token: string): Promise<Response> {
  const declaration = await showDeclaration(c.env.SALES, token)
  return answerOutcome(c, declaration ? ok(declaration) : fail(REFUSALS['order-not-found']))
}
