import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ACCOUNT_FIELDS, ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms'
import { passwordFault } from '../../../shared/customer/registration-rules'
import { storePath } from '../../../shared/routing/links'
import { loadAccountCalls } from '../../stores/account/load-account-calls'
import { NewPasswordFields } from '../../stores/account/new-password-fields'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import styles from '../checkout-page.module.css'

const F = ACCOUNT_FIELDS

interface AccountOfferFormProps {
  emailAddress: string
  /** Asked for where nobody knows it, as the last name. */
  firstName: string
  lastName: string
}

/**
 * A password is asked for, which leaves with the form and is kept nowhere here. With script it says
 * itself what is wrong with it, in the language of the store, and asks the shop whether it is a common one.
 */
export function AccountOfferForm({ emailAddress, firstName, lastName }: AccountOfferFormProps) {
  const { store, t } = useShop()
  const isHydrated = useIsHydrated()
  const { http } = usePorts()
  const [isBusy, setBusy] = useState(false)
  const { form, fault, isRefused, refuse, judge } = usePasswordFault()
  const weak = fault === 'password-weak' ? t('account.password-weak') : undefined
  const differ = fault === 'passwords-differ' ? t('account.passwords-differ') : undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    if (isBusy || isRefused()) return
    const fields = new FormData(sent)
    const read = (name: string) => String(fields.get(name) ?? '')
    const person = { emailAddress, firstName: read(F.firstName), lastName: read(F.lastName) }
    setBusy(true)
    const calls = await loadAccountCalls()
    const refused = await calls?.askRefusedPassword(http, person, read(F.password))
    setBusy(false)
    if (refused) refuse('password-weak')
    else sent.submit()
  }

  return (
    <form
      ref={form}
      className={styles.parts}
      method="post"
      action={storePath(ACCOUNT_FORM_PATHS.register, store)}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      onInput={judge}
    >
      <p>{t('checkout.account-why')}</p>
      <TextField
        label={t('account.email')}
        name={F.email}
        type="email"
        autoComplete="username"
        readOnly
        value={emailAddress}
      />
      {firstName ? (
        <input type="hidden" name={F.firstName} value={firstName} />
      ) : (
        <TextField label={t('account.first-name')} name={F.firstName} autoComplete="given-name" />
      )}
      {lastName ? (
        <input type="hidden" name={F.lastName} value={lastName} />
      ) : (
        <TextField label={t('account.last-name')} name={F.lastName} autoComplete="family-name" />
      )}
      <NewPasswordFields name={F.password} repeated={F.repeated} errors={[weak, differ]} />
      <Button type="submit" kind="secondary" isBusy={isBusy}>
        {t('account.register')}
      </Button>
    </form>
  )
}

type PasswordFault = ReturnType<typeof passwordFault>

/** What is wrong with the password that was chosen, from the first try on. */
function usePasswordFault() {
  const { store } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<PasswordFault>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  function find(): PasswordFault {
    const fields = new FormData(form.current ?? undefined)
    const read = (name: string) => String(fields.get(name) ?? '')
    return passwordFault(read(F.password), read(F.repeated), store)
  }
  const refuse = (found: PasswordFault) => {
    setFault(found)
    setTries((tries) => tries + 1)
  }
  const isRefused = () => {
    const found = find()
    refuse(found)
    return found !== null
  }
  const judge = () => {
    if (tries > 0) setFault(find())
  }
  return { form, fault, isRefused, refuse, judge }
}
