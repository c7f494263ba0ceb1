import { useEffect, useEffectEvent, useState } from 'react'
import type { AddRequest } from '../../shared/cart/add-request'
import type { CartLine } from '../../shared/cart/cart-line'
import { type LineEdit, openEdit } from '../../shared/cart/line-edit'
import { usePorts } from '../stores/ports'
import { useQueryHolder } from '../stores/query-holder'
import { useShop } from '../stores/shop'
import { tryToLoad } from '../stores/try-to-load'
import { Modal } from '../ui/modal'
import { Notice } from '../ui/notice'
import { EditLineForm } from './edit-line-form'

interface EditLineModalProps {
  line: CartLine
  onClose: () => void
  onSave: (request: AddRequest) => void
}

/** Another size, colour or quantity for a line (spec 4, cart edit mode). Closing it changes nothing. */
export function EditLineModal({ line, onClose, onSave }: EditLineModalProps) {
  const { t } = useShop()
  const opened = useOpenedEdit(line)
  return (
    <Modal
      title={t('cart.edit-name', { name: line.name })}
      closeLabel={t('cart.close')}
      onClose={onClose}
    >
      {opened === 'loading' && <p role="status">{t('cart.edit-loading')}</p>}
      {opened === 'missing' && (
        <div role="alert">
          <Notice kind="warning">{t('cart.reason-unknown')}</Notice>
        </div>
      )}
      {typeof opened === 'object' && (
        <EditLineForm opened={opened} line={line} onClose={onClose} onSave={onSave} />
      )}
    </Modal>
  )
}

function useOpenedEdit(line: CartLine): LineEdit | 'loading' | 'missing' {
  const { http } = usePorts()
  const { store } = useShop()
  const holder = useQueryHolder()
  const [opened, setOpened] = useState<LineEdit | 'loading' | 'missing'>('loading')
  const load = useEffectEvent(async () => {
    const code = await tryToLoad('edit-line', () => import('../stores/load-line-product'))
    const product = await code?.loadLineProduct({ holder, http, store }, line)
    return (product && openEdit(product, line)) ?? 'missing'
  })
  useEffect(() => {
    let isOver = false
    void load().then((edit) => {
      if (!isOver) setOpened(edit)
    })
    return () => {
      isOver = true
    }
  }, [])
  return opened
}
