import { type SubmitEvent, useState } from 'react'
import type { AccountFault } from '../../shared/customer/account-fault'
import { ACCOUNT_FIELDS, type TypedAccountFields } from '../../shared/customer/account-forms'
import { orderPage } from '../../shared/customer/order-page'
import { ownPath } from '../../shared/routing/own-path'
import { WaitingOrderNotice } from '../stores/checkout/waiting/waiting-order-notice'
import { useLocation } from '../stores/location'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { tryToLoad } from '../stores/try-to-load'
import { AccountOutcome } from './account-outcome'
import { AccountBenefits, GuestWays } from './guest/beside-forms'
import guest from './guest/guest.module.css'
import { LogInForm, RegisterForm } from './log-in-form'

interface GuestFormsProps {
  typed: TypedAccountFields
  /** Why a form of this page was refused. */
  fault: AccountFault | null
}

/** Where a guest logs in or registers, in place of the account. */
export function GuestForms({ typed, fault: refused }: GuestFormsProps) {
  const { t } = useShop()
  const to = useComeBack()
  const { fault, sending } = useSendingInApp(to)
  return (
    <>
      <WaitingOrderNotice />
      <p>{t('account.guests')}</p>
      {fault && <AccountOutcome notice={null} fault={fault} />}
      <div className={guest.forms}>
        <section className={guest.card}>
          <h2>{t('account.have-one')}</h2>
          <LogInForm {...to} typed={typed} {...sending('log-in')} />
        </section>
        <GuestWays />
        <section className={guest.card}>
          <h2>{t('account.new-here')}</h2>
          <AccountBenefits />
          <RegisterForm {...to} typed={typed} fault={fault ?? refused} {...sending('register')} />
        </section>
      </div>
    </>
  )
}

interface ComeBack {
  /** The page to come back to, and the order that it is to show. */
  back?: string
  order?: string
}

/** A link may have led here to one order, from this page or from its own. */
function useComeBack(): ComeBack {
  const { path, query } = useLocation()
  const order = query.get(ACCOUNT_FIELDS.order)
  const back = ownPath(query.get(ACCOUNT_FIELDS.back) ?? (order && path))
  return { ...(back && { back }), ...(order && { order }) }
}

/** In the native app a captcha comes first (spec 5), which only a script can solve. */
function useSendingInApp({ back, order = '' }: ComeBack) {
  const { chrome, store } = useShop()
  const { http } = usePorts()
  const { replaceUrl, reload } = useLocation()
  const [busy, setBusy] = useState<'log-in' | 'register' | null>(null)
  const [fault, setFault] = useState<AccountFault | null>(null)

  const send = (step: 'log-in' | 'register') => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    setFault(null)
    setBusy(step)
    const code = await tryToLoad('account', () => import('./send-credentials'))
    const failed = code ? await code.sendCredentials(step, http, { fields, store }) : 'failed'
    if (failed === null) return enter()
    setFault(failed)
    setBusy(null)
  }

  function enter() {
    // The document that is loaded is then that of the page to come back to.
    if (back) replaceUrl(orderPage(back, order))
    reload()
  }

  const sending = (step: 'log-in' | 'register') =>
    chrome.wrapperOrigins ? { onSubmit: send(step), isBusy: busy === step } : {}
  return { fault, sending }
}
