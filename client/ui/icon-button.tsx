import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  label: string
}

/** A round button whose only word is its name for those who do not see it. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
