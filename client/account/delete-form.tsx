import { useLayoutEffect, useRef, useState } from 'react'
import type { AccountFault } from '../../shared/customer/account-fault'
import { useIsHydrated } from '../stores/hydration/use-is-hydrated'
import type { OpenProps } from '../stores/modals'
import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { Button } from '../ui/button'
import { Modal } from '../ui/modal'
import styles from './account.module.css'
import { CurrentPasswordField } from './account-fields'
import { AccountPostForm } from './form/account-post-form'

interface DeleteSectionProps {
  /** Why the account was not deleted when that was asked for. */
  fault: AccountFault | null
}

/**
 * Leads to the question whether the account is to go; without script the question stands here, and stays
 * where somebody has begun to answer it.
 */
export function DeleteSection({ fault }: DeleteSectionProps) {
  const { t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const isHydrated = useIsHydrated()
  const section = useRef<HTMLElement>(null)
  const [isBegun, setIsBegun] = useState(fault !== null)
  useLayoutEffect(() => {
    const field = section.current?.querySelector('input')
    if (field && (field.value !== '' || field.matches(':focus'))) setIsBegun(true)
  }, [])
  return (
    <section id="delete" ref={section} className={styles.section}>
      <h2>{t('account.delete')}</h2>
      {isHydrated && !isBegun ? (
        <Button kind="secondary" onClick={() => openModal('delete-account', null)}>
          {t('account.delete')}
        </Button>
      ) : (
        <DeleteForm fault={fault} />
      )}
    </section>
  )
}

/** Asks before an account goes, and for the password: it cannot be undone (spec 2, modals). */
export function DeleteAccountModal({ onClose }: OpenProps<null>) {
  const { t } = useShop()
  return (
    <Modal title={t('account.delete')} closeLabel={t('layout.close')} onClose={onClose}>
      <div className={styles.section}>
        <DeleteForm onCancel={onClose} />
      </div>
    </Modal>
  )
}

/** What goes with an account, and the password that lets it go. */
function DeleteForm({ fault, onCancel }: { fault?: AccountFault | null; onCancel?: () => void }) {
  const { t } = useShop()
  return (
    <>
      <p>{t('account.delete-text')}</p>
      <AccountPostForm form="delete" fault={fault} className={styles.form}>
        <CurrentPasswordField isRequired />
        <div className={styles.acts}>
          <Button type="submit">{t('account.delete-confirm')}</Button>
          {onCancel && (
            <Button kind="secondary" onClick={onCancel}>
              {t('account.delete-cancel')}
            </Button>
          )}
        </div>
      </AccountPostForm>
    </>
  )
}
