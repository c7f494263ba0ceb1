import { type SubmitEvent, useState } from 'react'
import { readWaitingOrder } from '../engine/waiting-order'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { AccountPostForm } from './form/account-post-form'

/**
 * Logs out. With all else that is kept here an order goes that was made offline and is not sent yet:
 * that is said first, and the second press logs out.
 */
export function LogOutForm() {
  const ports = usePorts()
  const { store, t } = useShop()
  const [isWarned, setWarned] = useState(false)
  const warnFirst = (event: SubmitEvent<HTMLFormElement>) => {
    if (isWarned || !readWaitingOrder(ports, store)) return
    event.preventDefault()
    setWarned(true)
  }
  return (
    <AccountPostForm form="logOut" onSubmit={warnFirst}>
      <div role="alert">
        {isWarned && <Notice kind="warning">{t('offline.order-log-out')}</Notice>}
      </div>
      <Button type="submit" kind="secondary">
        {t(isWarned ? 'account.log-out-anyway' : 'account.log-out')}
      </Button>
    </AccountPostForm>
  )
}
