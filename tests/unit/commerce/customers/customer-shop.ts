import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'

export const ERIN = {
  email: 'erin@example.com',
  firstname: 'Erin',
  lastname: 'de Vries',
  password: 'Welkom-thuis-1',
}

/** A shop with its calls about customers, and one customer who has registered. */
export async function openCustomerShop() {
  const shop = await openCheckoutShop(createDatabases())
  await register(shop)
  const logIn = async (given: { email?: string; password?: string; from?: string } = {}) => {
    const { email = ERIN.email, password = ERIN.password, from } = given
    return shop.send('userLogin', {
      body: { username: email, password },
      ...(from === undefined ? {} : { headers: { 'x-shopper': from } }),
    })
  }
  /** The tokens of a login that must succeed. */
  const tokens = async (email?: string, password?: string) => {
    const said = await logIn({ ...(email && { email }), ...(password && { password }) })
    if (said.status !== 200) throw new Error(`${said.status} ${String(said.result)}`)
    return { token: String(said.result), refreshToken: String(said.meta.refreshToken) }
  }
  return { ...shop, logIn, tokens }
}

export type CustomerShop = Awaited<ReturnType<typeof openCustomerShop>>

/** Registers a customer; Erin if nobody else is named. */
export function register(shop: CheckoutShop, changes: Partial<typeof ERIN> = {}) {
  const { password, ...customer } = { ...ERIN, ...changes }
  return shop.send('userCreate', { body: { customer, password } })
}

export function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } }
}
