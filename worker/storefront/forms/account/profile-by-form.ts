import { checkBookAddress } from '../../../../shared/address-book/book-address'
import { needsState } from '../../../../shared/checkout/address-rules'
import { calls } from '../../../../shared/contract/calls'
import type { WireCustomer } from '../../../../shared/contract/customer/user'
import type { AccountFault } from '../../../../shared/customer/account-fault'
import { ACCOUNT_FIELDS, type AccountFormName } from '../../../../shared/customer/account-forms'
import { personFault } from '../../../../shared/customer/registration-rules'
import { fail, ok, type Result } from '../../../../shared/result'
import { askAsCustomer, SIGNED_OUT } from '../../gateway/ask-as-customer'
import { isOwnPassword } from '../../gateway/customer-session'
import { forgetCustomer } from '../../gateway/forget-customer'
import type { GatewayContext } from '../../gateway/gateway-context'
import { dropDraftPlace } from '../../session/checkout-draft'
import { reasonOf } from '../../upstream/fault'
import { readResult } from '../../upstream/upstream'
import { refuseForm } from '../refuse-form'
import {
  type AccountForm,
  goToAccount,
  showAccountAgain,
  toAccountFault,
  withForm,
  withOwnForm,
  wrongPassword,
} from './account-form'

const F = ACCOUNT_FIELDS

/** POST /my-account/profile: names, and with the password the e-mail address (ASVS 7.5.1). */
export const changeProfileByForm = withOwnForm(async (c, form) => {
  const person = {
    firstName: form.text(F.firstName),
    lastName: form.text(F.lastName),
    email: form.text(F.email),
  }
  const fault = personFault(person) ?? (await emailFault(c, person.email, form))
  if (fault) return showAccountAgain(c, form, { form: 'profile', fault })
  const change = {
    email: person.email,
    firstname: person.firstName,
    lastname: person.lastName,
  }
  return save(c, form, change, { form: 'profile' })
})

/** POST /my-account/address: adds an address to the book, or changes one of it. */
export const saveAddressByForm = withForm(async (c, form) => {
  const book = await loadBook(c)
  if (!book.ok) return goToAccount(c, { fault: book.error })
  const id = Number(form.text(F.address)) || null
  if (id !== null && !book.value.some((address) => address.id === id)) {
    return refuseForm(c, 404)
  }
  if (Object.keys(checkBookAddress(form.text)).length > 0) {
    const address = String(id ?? 'new')
    return showAccountAgain(c, form, { address, fault: 'address-incomplete' })
  }
  const isDefault = form.text(F.isDefault) !== ''
  const known = book.value.find((address) => address.id === id)
  const own = {
    ...known,
    firstname: form.text(F.firstName),
    lastname: form.text(F.lastName),
    street: [form.text(F.street), form.text(F.houseNumber), form.text(F.addition)],
    postcode: form.text(F.zipCode),
    city: form.text(F.city),
    country_id: form.text(F.country),
    ...regionOf(form, known?.country_id),
    company: form.text(F.company),
    telephone: form.text(F.phone),
    default_shipping: isDefault,
    default_billing: isDefault,
  }
  const others = book.value
    .filter((address) => address.id !== id)
    .map((address) =>
      isDefault ? { ...address, default_shipping: false, default_billing: false } : address,
    )
  return save(c, form, { addresses: [...others, own] }, { address: String(id ?? 'new') })
})

/** A province as it was typed; one that the form does not ask for stays with its country. */
function regionOf(form: AccountForm, countryBefore: string | undefined) {
  const country = form.text(F.country)
  if (needsState(country)) return { region: { region: form.text(F.state) }, region_id: null }
  return country === countryBefore ? {} : { region: null, region_id: null }
}

/** POST /my-account/address/remove */
export const removeAddressByForm = withForm(async (c, form) => {
  const book = await loadBook(c)
  if (!book.ok) return goToAccount(c, { fault: book.error })
  const id = Number(form.text(F.address))
  if (!book.value.some((address) => address.id === id)) return refuseForm(c, 404)
  return save(c, form, { addresses: book.value.filter((address) => address.id !== id) })
})

/** GET /my-account/data: all that the shop keeps of who is logged in, as a file. */
export async function exportAccount(c: GatewayContext): Promise<Response> {
  const asked = await askAsCustomer(c, 'userData', {})
  const kept = asked.ok ? readResult('userData', asked.value) : asked
  if (!kept.ok) return goToAccount(c, { fault: toAccountFault(kept.error, 'failed') })
  return c.body(JSON.stringify(kept.value, null, 2), 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  })
}

/** POST /my-account/delete: with the password, since it cannot be undone. */
export const deleteAccountByForm = withOwnForm(async (c, form) => {
  const own = await isOwnPassword(c, form.secret(F.password))
  if (!own.ok) {
    return goToAccount(c, {
      form: 'delete',
      fault: wrongPassword(toAccountFault(own.error, 'failed')),
    })
  }
  const done = await askAsCustomer(c, 'userDelete', {})
  if (!done.ok && reasonOf(done.error) === SIGNED_OUT)
    return goToAccount(c, { fault: 'login-over' })
  // Success is code 200 and true (spec 7).
  if (!done.ok || done.value !== true) return goToAccount(c, { fault: 'delete-failed' })
  forgetCustomer(c)
  return goToAccount(c, { notice: 'account-deleted' })
})

async function emailFault(
  c: GatewayContext,
  email: string,
  form: AccountForm,
): Promise<AccountFault | null> {
  if (email.toLowerCase() === c.get('customer').current?.email.toLowerCase()) return null
  if (form.secret(F.password) === '') return 'password-missing'
  const own = await isOwnPassword(c, form.secret(F.password))
  return own.ok ? null : wrongPassword(toAccountFault(own.error, 'password-wrong'))
}

type Book = NonNullable<WireCustomer['addresses']>

async function loadBook(c: GatewayContext): Promise<Result<Book, AccountFault>> {
  const asked = await askAsCustomer(c, 'userMe', {})
  const read = asked.ok ? readResult('userMe', asked.value) : asked
  return read.ok ? ok(read.value.addresses ?? []) : fail(toAccountFault(read.error, 'failed'))
}

async function save(
  c: GatewayContext,
  form: AccountForm,
  change: object,
  place: { address?: string; form?: AccountFormName } = {},
): Promise<Response> {
  const body = calls.userUpdate.body.safeParse({ customer: change })
  if (!body.success) return showAccountAgain(c, form, { ...place, fault: 'address-incomplete' })
  const done = await askAsCustomer(c, 'userUpdate', { body: body.data })
  if (!done.ok) {
    return showAccountAgain(c, form, { ...place, fault: toAccountFault(done.error, 'failed') })
  }
  const { current } = c.get('customer')
  const { email } = body.data.customer
  if (current && email) c.get('customer').change({ ...current, email })
  if (form.text(F.isDefault)) await dropDraftPlace(c)
  return goToAccount(c, { notice: 'account-changed' })
}

/** POST /my-account/card/remove */
export const removeCardByForm = withForm(async (c, form) => {
  const body = calls.keptCardRemove.body.safeParse({ id: form.text(ACCOUNT_FIELDS.card) })
  if (!body.success) return goToAccount(c, { fault: 'card-failed' })
  const asked = await askAsCustomer(c, 'keptCardRemove', { body: body.data })
  if (asked.ok) return goToAccount(c, { notice: 'card-removed' })
  return goToAccount(c, { fault: toAccountFault(asked.error, 'card-failed') })
})
