import styles from './icon.module.css'

export type IconName =
  | 'search'
  | 'bag'
  | 'menu'
  | 'close'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'plus'
  | 'minus'
  | 'filter'
  | 'sort'
  | 'split'
  | 'single'
  | 'check'
  | 'truck'
  | 'return'
  | 'clock'
  | 'bell'
  | 'info'
  | 'alert'
  | 'lock'
  | 'heart'
  | 'heart-full'
  | 'account'

interface IconProps {
  name: IconName
  /** Pixels. */
  size?: 16 | 18 | 20 | 22 | 24
}

/** A picture without words: the control that it stands in has the name. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <span
      className={styles.icon}
      data-icon={name}
      data-size={size === 24 ? undefined : size}
      aria-hidden="true"
    />
  )
}
