import { TextField } from '../../ui/fields/text-field'
import { useShop } from '../shop'

/** A field whose content something else holds. */
interface HeldField {
  id: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error?: string
}

interface NewPasswordFieldsProps {
  name: string
  repeated: string
  /** What the two hold; without it they keep what is written themselves. */
  held?: readonly [HeldField, HeldField]
  /** What is wrong with the two, in words. */
  errors?: readonly [string | undefined, string | undefined]
}

/** A password that is chosen, and once more; a password manager writes both. */
export function NewPasswordFields({ name, repeated, held, errors }: NewPasswordFieldsProps) {
  const { store, t } = useShop()
  const classes = store.passwordClasses
  const hint =
    classes > 1 ? t('account.password-hint', { classes }) : t('account.password-hint-any')
  return (
    <>
      <TextField
        label={t('account.new-password')}
        hint={hint}
        name={name}
        type="password"
        autoComplete="new-password"
        minLength={8}
        maxLength={256}
        required
        error={errors?.[0]}
        {...held?.[0]}
      />
      <TextField
        label={t('account.repeat-password')}
        name={repeated}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        required
        error={errors?.[1]}
        {...held?.[1]}
      />
    </>
  )
}
