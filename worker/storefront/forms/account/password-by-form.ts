import { calls } from '../../../../shared/contract/calls'
import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import { isEmailText } from '../../../../shared/customer/email-text'
import { passwordFault } from '../../../../shared/customer/registration-rules'
import { askAsCustomer } from '../../gateway/ask-as-customer'
import { beginLogin, isOwnPassword } from '../../gateway/customer-session'
import { inEvenTime } from '../../gateway/even-time'
import { upstreamOf } from '../../gateway/gateway-context'
import { shopperHeader } from '../../upstream/customer'
import {
  goToAccount,
  goToReset,
  showResetAgain,
  toAccountFault,
  withForm,
  withOwnForm,
  wrongPassword,
} from './account-form'

const { email, newPassword, password, repeated, token } = ACCOUNT_FIELDS

/** POST /reset-password/forgot: nothing says whether there is such a customer. */
export const askForResetByForm = withForm(async (c, form) => {
  const address = form.text(email)
  const body = calls.userResetPassword.body.safeParse({ email: address })
  if (!isEmailText(address) || !body.success)
    return showResetAgain(c, form, { fault: 'email-wrong' })
  const headers = await shopperHeader(c.req.raw)
  const asked = await inEvenTime(
    upstreamOf(c).ask('userResetPassword', { body: body.data, headers }),
  )
  return goToReset(c, asked.ok ? { notice: 'reset-sent' } : { fault: 'reset-failed' })
})

/** POST /reset-password/choose: chooses a password by the link of a mail, and logs in (spec 4). */
export const choosePasswordByForm = withForm(async (c, form) => {
  const resetToken = form.text(token)
  const chosen = form.secret(newPassword)
  const address = form.text(email)
  const fault = isEmailText(address)
    ? passwordFault(chosen, form.secret(repeated), c.get('store'))
    : 'email-wrong'
  if (fault) return showResetAgain(c, form, { token: resetToken, fault })
  const body = calls.userCreatePassword.body.safeParse({
    email: address,
    newPassword: chosen,
    resetToken,
  })
  if (!body.success) return goToReset(c, { token: resetToken, fault: 'reset-over' })
  const done = await upstreamOf(c).ask('userCreatePassword', { body: body.data })
  if (!done.ok) {
    return showResetAgain(c, form, {
      token: resetToken,
      fault: toAccountFault(done.error, 'reset-over'),
    })
  }
  await beginLogin(c, { username: address, password: chosen })
  return goToAccount(c, { notice: 'password-changed' })
})

/** POST /my-account/password: every other login of the customer ends, and this one begins anew. */
export const changePasswordByForm = withForm(async (c, form) => {
  const chosen = form.secret(newPassword)
  const fault = passwordFault(chosen, form.secret(repeated), c.get('store'))
  if (fault) return goToAccount(c, { form: 'password', fault })
  const body = calls.userChangePassword.body.safeParse({
    currentPassword: form.secret(password),
    newPassword: chosen,
  })
  if (!body.success) return goToAccount(c, { form: 'password', fault: 'password-wrong' })
  const done = await askAsCustomer(c, 'userChangePassword', { body: body.data })
  if (!done.ok) {
    return goToAccount(c, {
      form: 'password',
      fault: toAccountFault(done.error, 'password-wrong'),
    })
  }
  const username = c.get('customer').current?.email ?? ''
  await beginLogin(c, { username, password: chosen })
  return goToAccount(c, { notice: 'password-changed' })
})

/** POST /my-account/logins/end: with the password, all logins but this one (ASVS 7.5.2). */
export const endLoginsByForm = withOwnForm(async (c, form) => {
  const own = await isOwnPassword(c, form.secret(password))
  if (!own.ok) {
    return goToAccount(c, {
      form: 'endLogins',
      fault: wrongPassword(toAccountFault(own.error, 'failed')),
    })
  }
  const done = await askAsCustomer(c, 'userEndLogins', {})
  if (!done.ok) return goToAccount(c, { fault: toAccountFault(done.error, 'failed') })
  return goToAccount(c, { notice: 'logins-ended' })
})
