// The calls of card payments (contract 1.10).
import { Hono } from 'hono'
import { adyenCalls } from '../../../../shared/contract/payment/adyen'
import { isRecord } from '../../../../shared/json/is-record'
import { fail, ok } from '../../../../shared/result'
import type { CommerceEnv } from '../../env'
import { answerOutcome } from '../../http/answer-call'
import { parseBody, parseElement } from '../../http/parse-call'
import { NO_PAGE } from '../payment-refusals'
import { listMethods } from './list-methods'
import { openAdyen } from './open-adyen'
import {
  adyenDeskOf,
  answerStep,
  describeCardPayment,
  payOrderByCard,
  readStep,
} from './pay-by-adyen'

const NO_ORDER = { name: 'orderHash', missing: 'No orderHash provided within the request body' }

export const adyenRoutes = new Hono<CommerceEnv>()

adyenRoutes.post(adyenCalls.adyenMethods.path, async (c) => {
  const body = await parseBody(c, adyenCalls.adyenMethods.body)
  if (!body.ok) return body.error
  return answerOutcome(c, await listMethods(openAdyen(c.env), c.get('store')))
})

adyenRoutes.post(adyenCalls.adyenInitiate.path, async (c) => {
  const body = await parseElement(c, adyenCalls.adyenInitiate.body, NO_ORDER)
  return body.ok
    ? answerOutcome(c, await describeCardPayment(adyenDeskOf(c.env), body.value.orderHash))
    : body.error
})

adyenRoutes.post(adyenCalls.adyenPaymentInformation.path, async (c) => {
  const body = await parseElement(c, adyenCalls.adyenPaymentInformation.body, NO_ORDER)
  return body.ok
    ? answerOutcome(c, await payOrderByCard(adyenDeskOf(c.env), body.value))
    : body.error
})

for (const call of [adyenCalls.adyenThreeDs2, adyenCalls.adyenPaymentsDetails]) {
  adyenRoutes.post(call.path, async (c) => {
    const body = await parseElement(c, call.body, NO_ORDER)
    if (!body.ok) return body.error
    const { orderHash, details } = body.value
    return answerOutcome(c, await answerStep(adyenDeskOf(c.env), orderHash, details))
  })
}

adyenRoutes.post(adyenCalls.adyenPaymentStatus.path, async (c) => {
  const body = await parseElement(c, adyenCalls.adyenPaymentStatus.body, NO_ORDER)
  return body.ok
    ? answerOutcome(c, await readStep(adyenDeskOf(c.env), body.value.orderHash))
    : body.error
})

/** Only for a payment whose next step is the page of a bank. */
adyenRoutes.post(adyenCalls.adyenRedirectUrl.path, async (c) => {
  const body = await parseElement(c, adyenCalls.adyenRedirectUrl.body, NO_ORDER)
  if (!body.ok) return body.error
  const step = await readStep(adyenDeskOf(c.env), body.value.orderHash)
  if (!step.ok) return answerOutcome(c, step)
  const { action } = step.value
  const redirectUrl = isRecord(action) && typeof action.url === 'string' ? action.url : null
  return answerOutcome(c, redirectUrl ? ok({ redirectUrl }) : fail(NO_PAGE))
})
