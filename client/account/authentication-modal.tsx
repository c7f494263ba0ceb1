import { type SubmitEvent, useState } from 'react'
import type { AccountFault } from '../../shared/customer/account-fault'
import type { AccountNotice } from '../../shared/customer/account-forms'
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
  const isEntered = notice === 'alert-set' || fault === 'alert-failed' || fault === 'alert-in-stock'

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
    if (!payload) return reloadDocument()
    const outcome = await sendAlert(http, payload.alertSku)
    if (outcome === 'done') setNotice('alert-set')
    else setFault(outcome === 'in-stock' ? 'alert-in-stock' : 'alert-failed')
    setBusy(false)
  }

  const go = (next: CredentialStep) => () => {
    setFault(null)
    setNotice(null)
    setStep(next)
  }

  return (
    <Modal
      title={t(TITLES[step])}
      closeLabel={t('layout.close')}
      onClose={isEntered ? reloadDocument : onClose}
    >
      <div className={styles.section}>
        <AccountOutcome notice={notice} fault={fault} />
        {isEntered && <Button onClick={reloadDocument}>{t('account.go-on')}</Button>}
        {!isEntered && (
          <>
            {step === 'log-in' && (
              <LogInForm onSubmit={send} isBusy={isBusy} onForgot={go('forgot')} />
            )}
            {step === 'register' && <RegisterForm onSubmit={send} isBusy={isBusy} />}
            {step === 'forgot' && <ForgotForm onSubmit={send} isBusy={isBusy} />}
            <Button kind="quiet" onClick={go(step === 'log-in' ? 'register' : 'log-in')}>
              {t(step === 'log-in' ? 'account.new-here' : 'account.have-one')}
            </Button>
          </>
        )}
      </div>
    </Modal>
  )
}
