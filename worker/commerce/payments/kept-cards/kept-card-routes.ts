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

/** Of somebody else's card, and of one that is gone, the provider knows nothing: that is as good. A card that it still keeps was not removed, whatever it answered. */
keptCardRoutes.delete(keptCardRemove.path, async (c) => {
  const body = await parseBody(c, keptCardRemove.body)
  if (!body.ok) return body.error
  return answerCustomer(c, async ({ id }) => {
    const holder = await findCardHolder(c.env.SALES, id)
    if (!holder) return ok(false)
    const adyen = openAdyen(c.env)
    const dropped = await adyen.dropCard(holder, body.value.id)
    if (dropped.ok) return ok(true)
    const left = await adyen.keptCards(holder)
    if (left.ok && left.value.every((card) => card.id !== body.value.id)) return ok(false)
    console.error('A kept card could not be removed:', dropped.error.message)
    return fail(SILENT_PROVIDER)
  })
})
