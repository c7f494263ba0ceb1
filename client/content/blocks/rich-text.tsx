import { textField } from '../../../shared/content/block-fields'
import { RawText } from '../../ui/raw-text'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** Text of an editor; the worker has cleaned it. */
export function RichText({ block }: BlockProps) {
  return (
    <RawText as="div" className={`contained ${styles.prose}`} text={textField(block, 'html')} />
  )
}
