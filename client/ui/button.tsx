import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  kind?: 'primary' | 'secondary' | 'quiet'
  /** As wide as what it stands in. */
  isWide?: boolean
}

type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean }
type ButtonLinkProps = ComponentProps<'a'> & Look

function classOf({ kind = 'primary', isWide }: Look, isBusy = false): string {
  const names = [styles.button, styles[kind]]
  if (isWide) names.push(styles.wide)
  if (isBusy) names.push(styles.busy)
  return names.join(' ')
}

/** While busy it keeps its focus and its words, and does nothing. */
export function Button({ kind, isWide, isBusy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, isWide }, isBusy)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({ kind, isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classOf({ kind, isWide })}>
      {children}
    </a>
  )
}
