import { Icon } from '../ui/icon'
import styles from './wish-button.module.css'

interface WishButtonProps {
  /** Says which product, and that pressing it puts it on the wishlist. */
  label: string
  isWished: boolean
  onPress: () => void
  className?: string | undefined
}

/** Puts a product on the wishlist, and takes it off (spec 2, wishlist icon). */
export function WishButton({ label, isWished, onPress, className = '' }: WishButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      aria-pressed={isWished}
      onClick={onPress}
    >
      <Icon name={isWished ? 'heart-full' : 'heart'} size={22} />
    </button>
  )
}
