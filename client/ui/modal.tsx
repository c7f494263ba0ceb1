import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button'
import styles from './modal.module.css'

export interface ModalProps {
  title: string
  closeLabel: string
  onClose: () => void
  /** For what stands in several columns. */
  isWide?: boolean
  children: ReactNode
}

/** A dialog that is open for as long as it is drawn. Escape and a press beside it close it. */
export function Modal({ title, closeLabel, onClose, isWide, children }: ModalProps) {
  const dialog = useOpenDialog()
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.modal} ${styles.wide}` : styles.modal}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/**
 * Opens the dialog when it appears; the browser moves the focus in and, at the end, back. A layout
 * effect, because it must be closed while it still stands in the document.
 */
export function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
