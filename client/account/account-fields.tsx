import type { ComponentProps } from 'react'
import { ACCOUNT_FIELDS } from '../../shared/customer/account-forms'
import { NewPasswordFields } from '../stores/account/new-password-fields'
import { useShop } from '../stores/shop'
import { TextField } from '../ui/fields/text-field'
import { useFieldError } from './form/account-post-form'

const F = ACCOUNT_FIELDS

/** A field that says itself what is wrong with it. */
export function AccountField(props: ComponentProps<typeof TextField> & { name: string }) {
  const error = useFieldError(props.name)
  return <TextField {...props} error={error ?? props.error} />
}

interface ChosenPasswordProps {
  name: string
}

/** A password that is chosen, and once more. */
export function ChosenPassword({ name }: ChosenPasswordProps) {
  const errors = [useFieldError(name), useFieldError(F.repeated)] as const
  return <NewPasswordFields name={name} repeated={F.repeated} errors={errors} />
}

interface PersonFieldsProps {
  firstName?: string
  lastName?: string
  /** What is wrong with each, in words. */
  firstNameError?: string | undefined
  lastNameError?: string | undefined
}

/** The first and the last name of a person. */
export function PersonFields(props: PersonFieldsProps) {
  const { firstName, lastName, firstNameError, lastNameError } = props
  const { t } = useShop()
  const limits = { minLength: 2, maxLength: 64, required: true }
  return (
    <>
      <AccountField
        label={t('account.first-name')}
        name={F.firstName}
        autoComplete="given-name"
        defaultValue={firstName}
        error={firstNameError}
        {...limits}
      />
      <AccountField
        label={t('account.last-name')}
        name={F.lastName}
        autoComplete="family-name"
        defaultValue={lastName}
        error={lastNameError}
        {...limits}
      />
    </>
  )
}

/** Password managers keep it beside the password. */
export function EmailField({ defaultValue }: { defaultValue?: string }) {
  const { t } = useShop()
  return (
    <AccountField
      label={t('account.email')}
      name={F.email}
      type="email"
      autoComplete="username"
      maxLength={254}
      defaultValue={defaultValue}
      required
    />
  )
}

interface CurrentPasswordFieldProps {
  hint?: string
  isRequired: boolean
}

/** Asked again before what somebody else could do at an open screen. */
export function CurrentPasswordField({ hint, isRequired }: CurrentPasswordFieldProps) {
  const { t } = useShop()
  return (
    <AccountField
      label={t('account.current-password')}
      {...(hint && { hint })}
      name={F.password}
      type="password"
      autoComplete="current-password"
      maxLength={256}
      required={isRequired}
    />
  )
}
