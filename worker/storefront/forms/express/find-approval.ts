import type { WireExpressApproval } from '../../../../shared/contract/payment/paypal'
import { opaqueId } from '../../../../shared/contract/wire/request-value'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Upstream } from '../../upstream/upstream'

/** Who approved at PayPal, and where to, in the words of the wire. */
export interface Approval {
  token: string
  payerId: string
  email: string
  address: ApprovedAddress
  /** Whether the shop can send something there. */
  isServed: boolean
}

export interface ApprovedAddress {
  [name: string]: unknown
  country_id: string
  firstname: string
  lastname: string
  street: string[]
  city: string
  region: string
  postcode: string
  telephone: string
  email: string
}

const LONGEST = 64

/**
 * What the shopper of this cart approved under this token; `open` when nothing was, `gone` when there
 * is no such thing (any more). The backend asks PayPal: an address proves nothing.
 */
export async function findApproval(
  upstream: Upstream,
  store: StoreView,
  cartId: string,
  given: string | null,
): Promise<Approval | 'open' | 'gone'> {
  const token = opaqueId.safeParse(given)
  if (!token.success) return 'gone'
  const found = await upstream.call('paypalApproval', {
    body: { cart_id: cartId, token: token.data },
  })
  if (!found.ok) return 'gone'
  if (found.value.state === 'open') return 'open'
  return found.value.state === 'used' ? 'gone' : toApproval(token.data, found.value, store)
}

function toApproval(
  token: string,
  { payer_id, email = '', first_name, last_name, address }: WireExpressApproval,
  store: StoreView,
): Approval {
  const cut = (text = '') => text.slice(0, LONGEST)
  const to = {
    country_id: address?.country_id ?? store.tax.defaultCountry,
    firstname: cut(first_name),
    lastname: cut(last_name || first_name),
    street: (address?.street ?? []).map((line) => line.slice(0, 2 * LONGEST)),
    city: cut(address?.city),
    region: cut(address?.region),
    postcode: (address?.postcode ?? '').slice(0, 16),
    telephone: (address?.telephone ?? '').slice(0, 32),
    email,
  }
  const isWhole = [to.firstname, to.street[0], to.city, to.postcode, email].every(Boolean)
  const isServed = isWhole && store.i18n.shippingCountries.includes(to.country_id)
  return { token, payerId: payer_id ?? '', email, address: to, isServed }
}
