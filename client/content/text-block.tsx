import { textField } from '../../shared/content/block-fields'
import type { BlockProps } from './blocks'
import styles from './content.module.css'

/** Plain words; an empty line begins a new paragraph. */
export function TextBlock({ block }: BlockProps) {
  const paragraphs = textField(block, 'text').split(/\n\s*\n/)
  return (
    <div className={`contained ${styles.prose}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
