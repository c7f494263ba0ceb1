import { calls } from '../../../../shared/contract/calls'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import { inEvenTime } from '../../gateway/even-time'
import { upstreamOf } from '../../gateway/gateway-context'
import { goToAccount, showAccountAgain, withOwnForm } from './account-form'

/**
 * POST /my-account/gift-card: what is left on a card, on the page that this answers with and in no address.
 * An unknown code is refused no sooner than a known one is answered.
 */
export const showGiftCardByForm = withOwnForm(async (c, form) => {
  const body = calls.giftCardCheck.body.safeParse({ code: form.text(ACCOUNT_FIELDS.code) })
  if (!body.success) return goToAccount(c, { form: 'giftCard', fault: 'gift-card-unknown' })
  const asked = await inEvenTime(upstreamOf(c).call('giftCardCheck', { body: body.data }))
  if (asked.ok) return showAccountAgain(c, { giftCardBalance: priceToCents(asked.value.balance) })
  return goToAccount(c, {
    form: 'giftCard',
    fault: asked.error.status === 404 ? 'gift-card-unknown' : 'failed',
  })
})
