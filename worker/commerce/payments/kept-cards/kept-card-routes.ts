// The cards that a customer keeps at the provider (spec 7, payments).
import { Hono } from 'hono'
import { keptCardCalls } from '../../../../shared/contract/payment/kept-cards'
import { fail, ok } from '../../../../shared/result'
import { findCardHolder } from '../../customers/card-holder'
import { answerCustomer } from '../../customers/with-customer'
import type { CommerceEnv } from '../../env'
import { parseBody } from '../../http/parse-call'
import { openAdyen } from '../adyen/open-adyen'
import { SILENT_PROVIDER } from '../payment-refusals'

const { keptCardList, keptCardRemove } = keptCardCalls

export const keptCardRoutes = new Hono<CommerceEnv>()

keptCardRoutes.get(keptCardList.path, (c) =>
  answerCustomer(c, async ({ id }) => {
    const holder = await findCardHolder(c.env.SALES, id)
    if (!holder) return ok([])
    const cards = await openAdyen(c.env).keptCards(holder)
    return cards.ok ? cards : fail(SILENT_PROVIDER)
  }),
)

/** Of somebody else's card, and of one that is gone, the provider knows nothing: that is as good. */
keptCardRoutes.delete(keptCardRemove.path, async (c) => {
  const body = await parseBody(c, keptCardRemove.body)
  if (!body.ok) return body.error
  return answerCustomer(c, async ({ id }) => {
    const holder = await findCardHolder(c.env.SALES, id)
    if (!holder) return ok(false)
    const dropped = await openAdyen(c.env).dropCard(holder, body.value.id)
    if (!dropped.ok && dropped.error.kind === 'unknown') return fail(SILENT_PROVIDER)
    return ok(dropped.ok)
  })
})
