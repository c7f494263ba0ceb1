import { useState } from 'react'
import { imageUrl } from '../../../shared/content/image-url'
import { readLogin } from '../../browser/account/known-login'
import { PriceTag } from '../../catalog/price-tag'
import { type AlertOutcome, sendAlert, toAlertTask } from '../../engine/alert-calls'
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

function AskForAlert({ sku }: { sku: string }) {
  const { store, t } = useShop()
  const ports = usePorts()
  const openModal = useUi((ui) => ui.openModal)
  const [outcome, setOutcome] = useState<AlertOutcome | 'kept' | null>(
    readLogin() ? null : 'needs-account',
  )
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    const task = toAlertTask(sku, readLogin())
    const isKept = !ports.online.isOnline() && (await keepForLater(ports, store, task))
    setOutcome(isKept ? 'kept' : await sendAlert(ports.http, sku))
    setBusy(false)
  }

  return (
    <div className={styles.ask}>
      <div role="status">
        {outcome === 'done' && <Notice kind="success">{t('product.alert-done')}</Notice>}
        {outcome === 'kept' && <Notice>{t('offline.kept-for-later')}</Notice>}
      </div>
      <div role="alert">
        {outcome === 'failed' && <Notice kind="danger">{t('account.alert-failed')}</Notice>}
      </div>
      {outcome !== 'done' && outcome !== 'kept' && <p>{t('product.alert-offer')}</p>}
      {outcome === 'needs-account' && (
        <>
          <p>{t('product.alert-needs-account')}</p>
          <Button onClick={() => openModal('authentication', { alertSku: sku })}>
            {t('product.alert-log-in')}
          </Button>
        </>
      )}
      {(outcome === null || outcome === 'failed') && (
        <Button isBusy={isBusy} onClick={ask}>
          {t('product.alert-send')}
        </Button>
      )}
    </div>
  )
}
