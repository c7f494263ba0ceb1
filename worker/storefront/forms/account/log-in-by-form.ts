import type { AccountFault } from '../../../../shared/customer/account-fault'
import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import { orderPage } from '../../../../shared/customer/order-page'
import { passwordFault, personFault } from '../../../../shared/customer/registration-rules'
import { storePath } from '../../../../shared/routing/links'
import { ownPath } from '../../../../shared/routing/own-path'
import { ACCOUNT_PATH } from '../../../../shared/routing/screen-paths'
import { beginLogin, endLogin, mayEnter, registerCustomer } from '../../gateway/customer-session'
import type { GatewayContext } from '../../gateway/gateway-context'
import { SEE_OTHER } from '../go-to'
import {
  type AccountForm,
  goToAccount,
  showAccountAgain,
  toAccountFault,
  withForm,
} from './account-form'

const { back, email, firstName, lastName, order, password, repeated } = ACCOUNT_FIELDS

/** POST /my-account/login */
export const logInByForm = withForm(async (c, form) => {
  const login = { username: form.text(email), password: form.secret(password) }
  if (login.username === '' || login.password === '') {
    return sayAgain(c, form, 'login-refused')
  }
  if (!(await mayEnter(c))) return sayAgain(c, form, 'needs-script')
  const done = await beginLogin(c, login)
  if (!done.ok) return sayAgain(c, form, toAccountFault(done.error, 'login-refused'))
  return goBack(c, form)
})

/** POST /my-account/register: registers, and logs in (spec 4). */
export const registerByForm = withForm(async (c, form) => {
  const person = {
    firstName: form.text(firstName),
    lastName: form.text(lastName),
    email: form.text(email),
  }
  const chosen = form.secret(password)
  const fault = personFault(person) ?? passwordFault(chosen, form.secret(repeated), c.get('store'))
  if (fault) return sayAgain(c, form, fault)
  if (!(await mayEnter(c))) return sayAgain(c, form, 'needs-script')
  const customer = {
    email: person.email,
    firstname: person.firstName,
    lastname: person.lastName,
  }
  const done = await registerCustomer(c, { customer, password: chosen })
  if (!done.ok) return sayAgain(c, form, toAccountFault(done.error, 'failed'))
  return goBack(c, form)
})

/** POST /my-account/logout */
export async function logOutByForm(c: GatewayContext): Promise<Response> {
  await endLogin(c)
  return goToAccount(c, { notice: 'logged-out' })
}

/** To the page on which the shopper was, and the order that was asked for there. */
function goBack(c: GatewayContext, form: AccountForm): Response {
  const page = ownPath(form.text(back)) ?? storePath(ACCOUNT_PATH, c.get('store'))
  return c.redirect(orderPage(page, form.text(order)), SEE_OTHER)
}

/** The page with the forms, which still know where the shopper was and what was typed. */
function sayAgain(c: GatewayContext, form: AccountForm, fault: AccountFault): Promise<Response> {
  const page = ownPath(form.text(back))
  const number = form.text(order)
  return showAccountAgain(c, form, {
    ...(page && { [back]: page }),
    ...(number && { [order]: number }),
    fault,
  })
}
