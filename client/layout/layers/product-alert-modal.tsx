import { useEffect, useState } from 'react'
import { imageUrl } from '../../../shared/content/image-url'
import { readLogin } from '../../browser/account/known-login'
import { PriceTag } from '../../catalog/price-tag'
import {
  type AlertOutcome,
  askIsWaiting,
  endAlert,
  sendAlert,
  toAlertTask,
} from '../../engine/alert-calls'
import type { AlertSubject, OpenProps } from '../../stores/modals'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { keepForLater } from '../../stores/sync-tasks/keep-for-later'
import { useUi } from '../../stores/ui'
import { useShopWords } from '../../stores/use-shop-words'
import { Button } from '../../ui/button'
import { Modal } from '../../ui/modal'
import { Notice } from '../../ui/notice'
import styles from './product-alert-modal.module.css'

/** Says what is sold out, and writes when it is back to who has an account (spec 6). */
export function ProductAlertModal({ payload, onClose }: OpenProps<AlertSubject>) {
  const { t } = useShop()
  const words = useShopWords()
  const { name, choice, image, price } = payload
  return (
    <Modal title={t('product.alert-title')} closeLabel={t('layout.close')} onClose={onClose}>
      <div className={styles.alert}>
        {image && <img src={imageUrl(image, '150x150')} width={100} height={100} alt="" />}
        <div>
          <strong>{name}</strong>
          {choice && <p>{choice}</p>}
          <PriceTag price={price} words={words} />
        </div>
        <AskForAlert sku={payload.sku} />
      </div>
    </Modal>
  )
}

type Outcome = AlertOutcome | 'kept' | 'waiting' | 'ended'

function AskForAlert({ sku }: { sku: string }) {
  const { store, t } = useShop()
  const ports = usePorts()
  const openModal = useUi((ui) => ui.openModal)
  const [outcome, setOutcome] = useState<Outcome | null>(readLogin() ? null : 'needs-account')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isOpen = true
    async function look() {
      const isWaiting = readLogin() && (await askIsWaiting(ports.http, sku))
      // What was pressed in the meantime is newer.
      if (isOpen && isWaiting) setOutcome((now) => now ?? 'waiting')
    }
    void look()
    return () => {
      isOpen = false
    }
  }, [ports, sku])

  async function ask() {
    setBusy(true)
    const task = toAlertTask(sku, readLogin())
    const isKept = !ports.online.isOnline() && (await keepForLater(ports, store, task))
    setOutcome(isKept ? 'kept' : await sendAlert(ports.http, sku))
    setBusy(false)
  }

  async function end() {
    setBusy(true)
    setOutcome((await endAlert(ports.http, sku)) ? 'ended' : 'failed')
    setBusy(false)
  }

  return (
    <div className={styles.ask}>
      <AlertNotice outcome={outcome} />
      {outcome === 'needs-account' && (
        <>
          <p>{t('product.alert-needs-account')}</p>
          <Button onClick={() => openModal('authentication', { alertSku: sku })}>
            {t('product.alert-log-in')}
          </Button>
        </>
      )}
      {(outcome === null || outcome === 'failed' || outcome === 'ended') && (
        <Button isBusy={isBusy} onClick={ask}>
          {t('product.alert-send')}
        </Button>
      )}
      {(outcome === 'waiting' || outcome === 'done') && (
        <Button kind="secondary" isBusy={isBusy} onClick={end}>
          {t('product.alert-end')}
        </Button>
      )}
    </div>
  )
}

const OFFERED_AFTER: readonly (Outcome | null)[] = [null, 'needs-account', 'failed', 'ended']

/** What became of it, and what is offered. */
function AlertNotice({ outcome }: { outcome: Outcome | null }) {
  const { t } = useShop()
  return (
    <>
      <div role="status">
        {outcome === 'done' && <Notice kind="success">{t('product.alert-done')}</Notice>}
        {outcome === 'waiting' && <Notice>{t('product.alert-waiting')}</Notice>}
        {outcome === 'ended' && <Notice kind="success">{t('account.alert-removed')}</Notice>}
        {outcome === 'kept' && <Notice>{t('offline.kept-for-later')}</Notice>}
      </div>
      <div role="alert">
        {outcome === 'failed' && <Notice kind="danger">{t('account.alert-failed')}</Notice>}
        {outcome === 'in-stock' && <Notice kind="danger">{t('account.alert-in-stock')}</Notice>}
      </div>
      {OFFERED_AFTER.includes(outcome) && <p>{t('product.alert-offer')}</p>}
    </>
  )
}
