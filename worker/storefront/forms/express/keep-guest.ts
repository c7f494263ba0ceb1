import { toPath } from '../../../../shared/checkout/form-field'
import type { GatewayContext } from '../../gateway/gateway-context'
import { keepDraft } from '../../session/checkout-draft'

interface Buyer {
  email: string
  firstname?: string | null | undefined
  lastname?: string | null | undefined
}

/** Remembers who a guest is that PayPal or a wallet has named: an account is offered after the order. */
export async function keepGuest(
  c: GatewayContext,
  { email, firstname, lastname }: Buyer,
): Promise<void> {
  if (c.get('customer').current) return
  const fields = {
    [toPath({ part: 'delivery', field: 'emailAddress' })]: email,
    [toPath({ part: 'delivery', field: 'firstName' })]: firstname ?? '',
    [toPath({ part: 'delivery', field: 'lastName' })]: lastname ?? '',
  }
  const { storeCode } = c.get('store')
  const asked = { isAsked: false, isEmailKnown: false }
  await keepDraft(c, { postedAt: Date.now(), storeCode, ...asked, fields })
}
