import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AccountFault } from '../../shared/customer/account-fault'
import { ACCOUNT_FIELDS, type AccountNotice } from '../../shared/customer/account-forms'
import type { MessageKey } from '../../shared/i18n/messages'
import { reloadDocument } from '../browser/navigation'
import { sendAlert } from '../engine/alert-calls'
import type { ModalPayloads, OpenProps } from '../stores/modals'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Modal } from '../ui/modal'
import styles from './account.module.css'
import { AccountOutcome } from './account-outcome'
import { refusedField } from './form/field-faults'
import { LogInForm, RegisterForm } from './log-in-form'
import { ForgotForm } from './reset-password'
import { type CredentialStep, sendCredentials } from './send-credentials'

const TITLES = {
  'log-in': 'account.log-in',
  register: 'account.new-here',
  forgot: 'account.reset-title',
} as const satisfies Record<CredentialStep, MessageKey>

/**
 * Logs in, registers or asks for a new password above the page (spec 2, modals). The page is then loaded
 * for who it is; a product that was to be waited for is, and said so before.
 */
export function AuthenticationModal({
  payload,
  onClose,
}: OpenProps<ModalPayloads['authentication']>) {
  const { store, t } = useShop()
  const { http } = usePorts()
  const [step, setStep] = useState<CredentialStep>('log-in')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<AccountFault | null>(null)
  const [notice, setNotice] = useState<AccountNotice | null>(null)
  const typed = payload?.email ? { [ACCOUNT_FIELDS.email]: payload.email } : {}
  const isAtField = step === 'register' && Object.keys(refusedField('register', fault)).length > 0
  const isEntered = notice === 'alert-set' || fault === 'alert-failed' || fault === 'alert-in-stock'

  function clear() {
    setFault(null)
    setNotice(null)
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    setFault(null)
    setBusy(true)
    const failed = await sendCredentials(step, http, { fields, store })
    if (failed === null && step !== 'forgot') return enter()
    setFault(failed)
    setNotice(failed === null ? 'reset-sent' : null)
    setBusy(false)
  }

  async function enter() {
    if (!payload?.alertSku) return reloadDocument()
    const outcome = await sendAlert(http, payload.alertSku)
    if (outcome === 'done') setNotice('alert-set')
    else setFault(outcome === 'in-stock' ? 'alert-in-stock' : 'alert-failed')
    setBusy(false)
  }

  const sending = { onSubmit: send, onRefuse: clear, isBusy }
  const go = (next: CredentialStep) => () => {
    clear()
    setStep(next)
  }

  return (
    <Modal
      title={t(TITLES[step])}
      closeLabel={t('layout.close')}
      onClose={isEntered ? reloadDocument : onClose}
    >
      <div className={styles.section}>
        <AccountOutcome notice={notice} fault={isAtField ? null : fault} />
        {isEntered ? (
          <Step title={t('account.go-on')}>
            <Button onClick={reloadDocument}>{t('account.go-on')}</Button>
          </Step>
        ) : (
          <Step key={step} title={t(TITLES[step])}>
            {step === 'log-in' && <LogInForm {...sending} typed={typed} onForgot={go('forgot')} />}
            {step === 'register' && <RegisterForm {...sending} typed={typed} fault={fault} />}
            {step === 'forgot' && <ForgotForm {...sending} typed={typed} />}
            <div className={styles.aligned}>
              <Button kind="quiet" onClick={go(step === 'log-in' ? 'register' : 'log-in')}>
                {t(step === 'log-in' ? 'account.new-here' : 'account.have-one')}
              </Button>
            </div>
          </Step>
        )}
      </div>
    </Modal>
  )
}

interface StepProps {
  title: string
  children: ReactNode
}

/** It begins with its first field; its name is read out, since the focus comes from outside of it. */
function Step({ title, children }: StepProps) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [])
  return (
    <section ref={element} className={styles.section} aria-label={title}>
      {children}
    </section>
  )
}
