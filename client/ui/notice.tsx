import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

const ICONS: Record<NoticeKind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
}

interface NoticeProps {
  kind?: NoticeKind
  children: ReactNode
}

/** A message that belongs to the place where it stands. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind] ?? ''}`}>
      <Icon name={ICONS[kind]} size={20} />
      <div>{children}</div>
    </div>
  )
}
