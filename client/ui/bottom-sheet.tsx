import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import { type ModalProps, useOpenDialog } from './modal'
import styles from './modal.module.css'

/** An upward drag of the header over this many pixels closes the sheet … (spec 2, layout) */
const CLOSING_DRAG = 100
/** … after this many milliseconds. */
const CLOSING_DELAY = 400

/** A dialog at the bottom of the screen. It also closes by an upward drag of its header. */
export function BottomSheet({ title, closeLabel, onClose, children }: ModalProps) {
  const dialog = useOpenDialog()
  const titleId = useId()
  const [isLeaving, setLeaving] = useState(false)
  const drag = useUpwardDrag(() => setLeaving(true))
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => dialog.current?.close(), CLOSING_DELAY)
    return () => clearTimeout(timer)
  }, [isLeaving, dialog])
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles.sheet} ${isLeaving ? styles.leaving : ''}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={`${styles.head} ${styles.handle}`} {...drag}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

function useUpwardDrag(onDrag: () => void) {
  const start = useRef<number | null>(null)
  const end = () => {
    start.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as Element).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = event.clientY
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null || start.current - event.clientY <= CLOSING_DRAG) return
      end()
      onDrag()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
