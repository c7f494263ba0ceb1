import { type ReactNode, useMemo } from 'react'
import { blocksField, numberField, textField } from '../../shared/content/block-fields'
import type { Placed } from '../../shared/content/place-visuals'
import type { Story } from '../../shared/content/story'
import { EditorsBlocks } from '../stores/editors-blocks'
import styles from './listing.module.css'

const MAX_POSITION = 1000

/** What editors put between the products (spec 3, a visual). */
export function useVisuals(content: Story | null): Placed<ReactNode>[] {
  return useMemo(() => (content ? toVisuals(content) : []), [content])
}

function toVisuals(story: Story): Placed<ReactNode>[] {
  return blocksField(story.content, 'visuals').flatMap((visual) => {
    const position = numberField(visual, 'position', 1, MAX_POSITION)
    if (position === null) return []
    const only = { ...story, content: { ...story.content, visuals: [visual] } }
    const isWide = textField(visual, 'size') === 'double'
    const item = (
      <li key={visual._uid} className={isWide ? `${styles.visual} ${styles.wide}` : styles.visual}>
        <EditorsBlocks story={only} field="visuals" />
      </li>
    )
    return [{ position, item }]
  })
}
