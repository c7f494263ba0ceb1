// What is wrong with the fields of a form of the account, by their names and in the words of the shop.
import type { AccountFault } from '../../../shared/customer/account-fault'
import { ACCOUNT_FIELDS, type AccountFormName } from '../../../shared/customer/account-forms'
import type { MessageKey } from '../../../shared/i18n/messages'
import { ACCOUNT_FAULT_WORDS } from '../../stores/account/account-fault-words'

export type FieldFaults = Readonly<Record<string, MessageKey>>

const F = ACCOUNT_FIELDS

/** Fields that what was refused is about, in the forms that may be refused for it. */
const FIELDS_OF_FAULTS: {
  readonly [form in AccountFormName]?: Readonly<Partial<Record<AccountFault, string>>>
} = {
  register: {
    'email-taken': F.email,
    'email-wrong': F.email,
    'password-weak': F.password,
    'passwords-differ': F.repeated,
  },
  profile: {
    'email-taken': F.email,
    'email-wrong': F.email,
    'password-missing': F.password,
    'password-wrong': F.password,
  },
  password: {
    'password-wrong': F.password,
    'password-weak': F.newPassword,
    'passwords-differ': F.repeated,
  },
  endLogins: { 'password-wrong': F.password },
  delete: { 'password-wrong': F.password },
  choose: { 'password-weak': F.newPassword, 'passwords-differ': F.repeated },
  forgot: { 'email-wrong': F.email },
  giftCard: { 'gift-card-unknown': F.code },
}

/** The field for which a form was refused; none where it was refused as a whole. */
export function refusedField(form: AccountFormName, fault: AccountFault | null): FieldFaults {
  const name = fault && FIELDS_OF_FAULTS[form]?.[fault]
  return name ? { [name]: ACCOUNT_FAULT_WORDS[fault] } : {}
}

/** What is read of a field. */
export interface JudgedField {
  name: string
  type: string
  validity: Pick<ValidityState, 'valid' | 'typeMismatch' | 'tooShort'>
}

/** What a browser finds wrong with the fields of a form, which it says in its own language. */
export function judgeFields(fields: Iterable<JudgedField>): FieldFaults {
  return Object.fromEntries(
    [...fields]
      .filter(({ name, validity }) => name !== '' && !validity.valid)
      .map((field) => [field.name, wordsOf(field)]),
  )
}

function wordsOf({ type, validity }: JudgedField): MessageKey {
  if (validity.typeMismatch) return 'account.email-wrong'
  if (!validity.tooShort) return 'product.required'
  return type === 'password' ? 'account.password-weak' : 'account.name-short'
}
